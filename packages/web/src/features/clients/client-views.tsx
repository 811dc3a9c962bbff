import { Link } from "@tanstack/react-router";
import { TabLinks } from "#ui/tabs.tsx";

const VIEWS = [
  { key: "list", label: "List" },
  { key: "portfolio", label: "Portfolio" },
] as const;

/** Clients one under the other, or what all their forecasts come to. */
export function ClientViews({ active }: { active: (typeof VIEWS)[number]["key"] }) {
  return (
    <TabLinks
      label="How clients are shown"
      tabs={VIEWS}
      active={active}
      renderLink={(key, link) => (
        <Link
          to={key === "list" ? "/clients" : "/portfolio"}
          activeOptions={{ exact: true }}
          {...link}
        />
      )}
    />
  );
}
