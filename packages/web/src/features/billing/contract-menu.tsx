import { Link } from "@tanstack/react-router";
import { Ban, Ellipsis, FileText, FolderOpen, Power } from "lucide-react";
import { useState } from "react";
import { monthText } from "#lib/day-text.ts";
import { priceText } from "#lib/price-text.ts";
import { IconButton } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { toast } from "#ui/toast.tsx";
import { type ModelContracts, useSetModelActive } from "./billing-queries.ts";

type Contract = ModelContracts["items"][number];
type Prices = Pick<ModelContracts, "price" | "currency" | "isUnlimited">;
type ContractMenuProps = Prices & {
  contract: Contract;
  isReadOnly: boolean;
};

/** What can be done with a contract; one whose model is gone has its statement alone. */
export function ContractMenu({ contract, isReadOnly, ...prices }: ContractMenuProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { modelId, modelName, canOpen, canResume, endedOn } = contract;
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`Actions for ${modelName}`} variant="quiet" size="sm" className="z-1">
            <Ellipsis />
          </IconButton>
        }
      >
        {modelId !== null && canOpen && (
          <MenuItem asChild>
            <Link to="/models/$modelId" params={{ modelId }}>
              <FolderOpen />
              Open model
            </Link>
          </MenuItem>
        )}
        <Statement endedOn={endedOn} />
        {!isReadOnly && (
          <Changes>
            {endedOn === null && (
              <MenuItem icon={<Ban />} onSelect={() => setIsAsking(true)}>
                Cancel model
              </MenuItem>
            )}
            {canResume && (
              <MenuItem icon={<Power />} onSelect={() => setIsAsking(true)}>
                Reactivate model
              </MenuItem>
            )}
          </Changes>
        )}
      </Menu>
      {isAsking && modelId !== null && (
        <AskActive
          {...{ modelId, modelName, ...prices }}
          isActive={canResume}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** The last that it is in. */
function Statement({ endedOn }: Pick<Contract, "endedOn">) {
  const month = endedOn?.slice(0, 7);
  return (
    <MenuItem asChild>
      <Link to="/billing/model_billing_statements" search={{ month }}>
        <FileText />
        {month ? `Statement of ${monthText(month)}` : "This month’s statement"}
      </Link>
    </MenuItem>
  );
}

type AskActiveProps = Prices & {
  modelId: number;
  modelName: string;
  isActive: boolean;
  onClose: () => void;
};

/** What it does to the bill is named before it is done. */
function AskActive({ modelId, modelName, isActive, onClose, ...prices }: AskActiveProps) {
  const set = useSetModelActive();
  const confirm = () =>
    set
      .mutateAsync({ id: modelId, isActive })
      .then(() => toast.success(`${modelName} is ${isActive ? "active" : "inactive"}`))
      .catch(failureToast(`${modelName} was not ${isActive ? "reactivated" : "cancelled"}`))
      .finally(onClose);
  return (
    <ConfirmDialog
      isOpen
      {...{ onClose }}
      onConfirm={confirm}
      title={`${isActive ? "Reactivate" : "Cancel"} “${modelName}”?`}
      confirmLabel={isActive ? "Reactivate model" : "Cancel model"}
      keepLabel={isActive ? "Leave it inactive" : "Keep model"}
      tone={isActive ? "primary" : "danger"}
    >
      {isActive
        ? `It can be changed again. ${againWords(prices)}`
        : "Nobody can change it from then on, and this month is the last that is billed. Everything in it is kept, and it can be reactivated."}
    </ConfirmDialog>
  );
}

function againWords({ price, currency, isUnlimited }: Prices) {
  if (isUnlimited) return "Nothing is billed for it while your team has unlimited models.";
  const tax = currency === "AUD" ? " before GST" : "";
  return `It is billed again, for ${priceText(price, currency)} a month${tax}, from this month on.`;
}
