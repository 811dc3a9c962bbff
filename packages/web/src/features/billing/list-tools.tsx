import type { ReactElement } from "react";
import { SearchBox } from "#ui/search-box.tsx";
import { type TabLinkProps, TabLinks } from "#ui/tabs.tsx";

type ListToolsProps<Filter extends string> = {
  label: string;
  /** In the order in which they stand. */
  filters: readonly { key: Filter; count: number }[];
  active: Filter;
  renderLink: (filter: Filter, link: TabLinkProps) => ReactElement;
  searchLabel: string;
  search: string;
  onSearch: (text: string) => void;
};

/** Which rows of a list, and a search among them. */
export function ListTools<Filter extends string>(props: ListToolsProps<Filter>) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border py-1.5 pr-3 pl-1.5 phone:px-3 phone:pb-3">
      <TabLinks
        label={props.label}
        className="-my-1.5 grow phone:w-full"
        tabs={props.filters.map(({ key, count }) => ({ key, label: key, count }))}
        active={props.active}
        renderLink={props.renderLink}
      />
      <SearchBox label={props.searchLabel} value={props.search} onSearch={props.onSearch} />
    </div>
  );
}
