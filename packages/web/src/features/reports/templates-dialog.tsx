import type { ReportTemplate } from "@app/contract/report-templates";
import { useQuery } from "@tanstack/react-query";
import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatDateTime } from "#lib/format.ts";
import { countOf } from "#model/outlook.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { ConfirmDialog, Dialog } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { Notice } from "#ui/notice.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { TemplateNameDialog } from "./template-name-dialog.tsx";
import { templatesQuery, useDeleteTemplate, useRenameTemplate } from "./template-queries.ts";

type TemplatesDialogProps = {
  onUse: (template: ReportTemplate) => Promise<unknown>;
  onClose: () => void;
};

type Asked = { what: "rename" | "delete"; template: ReportTemplate };

/** The team's templates, to make a report of this model from one, or to put them in order. */
export function TemplatesDialog({ onUse, onClose }: TemplatesDialogProps) {
  const { data, error } = useQuery(templatesQuery);
  const [asked, setAsked] = useState<Asked>();
  const [usedId, setUsedId] = useState<number>();
  const use = (template: ReportTemplate) => {
    setUsedId(template.id);
    onUse(template)
      .then(onClose)
      .catch(failureToast("No report was made"))
      .finally(() => setUsedId(undefined));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Make a report from a template"
      description="Its figures are read from this model's own lines. What the model does not have is told."
    >
      {error && <Notice tone="negative">{error.message}</Notice>}
      {!data && !error && <SkeletonRows count={3} />}
      {data?.items.length === 0 && (
        <p className="text-text-2">
          Your team has no templates yet. Open a report that you like and choose “Save as template”.
        </p>
      )}
      <ul className="grid divide-y divide-border">
        {data?.items.map((template) => (
          <li key={template.id} className="flex flex-wrap items-center gap-2 py-2.5">
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">{template.name}</p>
              <p className="text-xs text-text-3">{wordsOf(template)}</p>
            </div>
            <Button
              size="sm"
              aria-label={`Use ${template.name}`}
              isPending={usedId === template.id}
              disabled={usedId !== undefined && usedId !== template.id}
              onClick={() => use(template)}
            >
              Use
            </Button>
            {template.canChange && (
              <TemplateMenu name={template.name} onAsk={(what) => setAsked({ what, template })} />
            )}
          </li>
        ))}
      </ul>
      {asked && <AskedDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </Dialog>
  );
}

function wordsOf({ pageCount, blockCount, createdAt, createdByName }: ReportTemplate) {
  const at = formatDateTime(new Date(createdAt), new Date());
  return `${countOf(pageCount, "page")}, ${countOf(blockCount, "block")}. Saved ${at}, ${createdByName}`;
}

type TemplateMenuProps = { name: string; onAsk: (what: Asked["what"]) => void };

function TemplateMenu({ name, onAsk }: TemplateMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${name}`} variant="quiet" size="sm">
          <Ellipsis />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil />} onSelect={() => onAsk("rename")}>
        Rename
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => onAsk("delete")}>
        Delete template
      </MenuItem>
    </Menu>
  );
}

function AskedDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { what, template } = asked;
  const { id, name } = template;
  const rename = useRenameTemplate();
  const remove = useDeleteTemplate();
  if (what === "rename")
    return (
      <TemplateNameDialog
        title="Rename template"
        action="Rename template"
        {...{ name, onClose }}
        done={(renamed) => `Renamed to ${renamed}`}
        onSave={(typed) => rename.mutateAsync({ id, name: typed })}
      />
    );
  const confirm = () =>
    remove
      .mutateAsync(id)
      .then(() => {
        toast.success(`${name} deleted`);
        onClose();
      })
      .catch(failureToast(`${name} was not deleted`));
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={`Delete “${name}”?`}
      confirmLabel="Delete template"
      keepLabel="Keep template"
    >
      Reports that were made from it stay as they are. This cannot be undone.
    </ConfirmDialog>
  );
}
