import { Link } from "@tanstack/react-router";
import { ArrowDownToLine, ChevronDown, Download, Upload } from "lucide-react";
import type { Desk } from "#features/model/desk/desk.ts";
import { untilSaved } from "#features/model/desk/until-saved.ts";
import { downloadWorkbook } from "#model/download-workbook.ts";
import { Button } from "#ui/button.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Menu, MenuItem } from "#ui/menu.tsx";

type ExcelMenuProps = { modelId: number; desk: Desk | undefined };

/** The model as a workbook, out and back in, and what happened since. */
export function ExcelMenu({ modelId, desk }: ExcelMenuProps) {
  /** What was just typed leaves with it. */
  async function download() {
    if (desk) await untilSaved(desk);
    await downloadWorkbook(modelId);
  }
  return (
    <Menu
      trigger={
        <Button size="sm" aria-label="Excel and actuals" className="phone:min-w-11 phone:px-2">
          <ArrowDownToLine />
          <span className="phone:hidden">Excel</span>
          <ChevronDown className="phone:hidden" />
        </Button>
      }
    >
      <MenuItem
        icon={<Download />}
        onSelect={() => void download().catch(failureToast("The workbook was not made"))}
      >
        Download workbook
      </MenuItem>
      <MenuItem asChild>
        <Link to="/models/$modelId/workbook" params={{ modelId }}>
          <Upload />
          Take back a changed workbook…
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/models/$modelId/actuals" params={{ modelId }}>
          <ArrowDownToLine />
          Add actuals from a file…
        </Link>
      </MenuItem>
    </Menu>
  );
}
