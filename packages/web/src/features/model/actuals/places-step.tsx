import { standardLine } from "@app/engine/model/standard-lines";
import { Check } from "lucide-react";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { formatAmount } from "#lib/format.ts";
import { countOf } from "#model/outlook.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Select } from "#ui/select.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import type { ActualsAccount } from "./actuals-queries.ts";
import type { BooksSource } from "./books-source.ts";
import {
  accountsWithAmounts,
  choicesFor,
  isSure,
  type Placed,
  type PlacedBooks,
  type Placing,
  placeOf,
} from "./placing.ts";
import { StepFoot } from "./step-foot.tsx";

type PlacesStepProps = {
  read: PlacedBooks;
  placing: Placing;
  source: BooksSource;
  onPlacing: (placing: Placing) => void;
  onBack: () => void;
  /** Undefined while an account with an amount has no place. */
  onNext: (() => void) | undefined;
};

/** Where each account of the books stands in the model: what is not sure is asked, least sure first. */
export function PlacesStep(props: PlacesStepProps) {
  const { read, placing, source, onPlacing, onBack, onNext } = props;
  const accounts = accountsWithAmounts(read);
  const asked = accounts
    .filter((account) => !isSure(account))
    .toSorted((one, other) => one.confidence - other.confidence);
  const sure = accounts.filter(isSure);
  const open = asked.filter((account) => !placeOf(account, placing));
  const place = (account: ActualsAccount, { account: id, line, isNew }: Placed) =>
    onPlacing({ ...placing, [account.accountId]: { account: id, line, isNew } });
  const takeAll = () =>
    onPlacing({
      ...placing,
      ...Object.fromEntries(
        open.map(({ accountId, account, line, isNew }) => [accountId, { account, line, isNew }]),
      ),
    });
  const shared = { read, placing, source, onPlace: place };
  return (
    <>
      <div className="grid gap-4 p-6 phone:p-4">
        {asked.length > 0 && (
          <Card>
            <CardHeader
              title="Look at these"
              description={`${countOf(asked.length, "account")} not sure of, least sure first. What you choose is remembered.`}
              actions={
                open.length > 1 && (
                  <Button size="sm" onClick={takeAll}>
                    Take all {open.length} as suggested
                  </Button>
                )
              }
            />
            <AccountTable label="Accounts to look at" accounts={asked} {...shared} />
          </Card>
        )}
        {sure.length > 0 && (
          <Card>
            <CardHeader
              title="Taken as read"
              description={`${countOf(sure.length, "account")} at 0.90 and more`}
            />
            <AccountTable label="Accounts taken as read" accounts={sure} {...shared} />
          </Card>
        )}
      </div>
      <StepFoot
        actions={
          <>
            <Button onClick={onBack}>Back</Button>
            <Button variant="primary" disabled={!onNext} onClick={onNext}>
              See the roll-forward
            </Button>
          </>
        }
      >
        {open.length > 0
          ? `${countOf(open.length, "account")} with an amount and no place yet. Nothing is left out in silence.`
          : "Every account with an amount has a place."}
      </StepFoot>
    </>
  );
}

type AccountTableProps = {
  label: string;
  source: BooksSource;
  accounts: readonly ActualsAccount[];
  read: PlacedBooks;
  placing: Placing;
  onPlace: (account: ActualsAccount, place: Placed) => void;
};

function AccountTable({ label, accounts, ...props }: AccountTableProps) {
  return (
    <Table
      label={label}
      head={
        <>
          <TableHead>Account in the {props.source}</TableHead>
          <TableHead isNumber hideOnPhone>
            {amountWords(props.read)}
          </TableHead>
          <TableHead>Account in the model</TableHead>
          <TableHead hideOnPhone>Why</TableHead>
          <TableHead isNumber hideOnPhone>
            Sure
          </TableHead>
        </>
      }
    >
      {accounts.map((account) => (
        <AccountRow key={account.accountId} account={account} {...props} />
      ))}
    </Table>
  );
}

/** A ledger and a file say what their figures are, month by month. */
function amountWords({ months }: PlacedBooks) {
  return months.at(-1)?.are === "movements" ? "Movement" : "Balance";
}

type AccountRowProps = Omit<AccountTableProps, "label" | "accounts"> & { account: ActualsAccount };

function AccountRow({ account, read, placing, onPlace }: AccountRowProps) {
  const { document } = useWorkbench();
  const { document: model } = useDocumentState(document);
  const { accountId, code, name, reason, confidence, other } = account;
  const choices = choicesFor(account, model);
  const place = placeOf(account, placing);
  const amount = (read.months.at(-1)?.amounts[accountId] ?? 0) / 10 ** read.decimals;
  const text = formatAmount(amount, { decimals: read.decimals });
  const nameOf = (each: Placed) =>
    choices.find((choice) => choice.account === each.account)?.label ?? each.account;
  const under = standardLine(place?.line ?? account.line)?.name;
  return (
    <TableRow>
      <TableCell isRowHead className="phone:whitespace-normal">
        {name}
        <span className="block text-2xs font-normal text-text-3">{code}</span>
        <span className="tabular hidden font-normal phone:block">{text}</span>
      </TableCell>
      <TableCell isNumber hideOnPhone isNegative={amount < 0}>
        {text}
      </TableCell>
      <TableCell>
        <div className="grid min-w-0 gap-1 py-1.5 phone:w-52">
          <Select
            aria-label={`Account in the model for ${name}`}
            aria-invalid={!place}
            value={place?.account ?? ""}
            onChange={(event) => {
              const choice = choices.find((each) => each.account === event.target.value);
              if (choice) onPlace(account, choice);
            }}
          >
            {!place && (
              <option value="" disabled>
                Choose one
              </option>
            )}
            {choices.map((choice) => (
              <option key={choice.account} value={choice.account}>
                {choice.label}
              </option>
            ))}
          </Select>
          {place && !isSure(account) && <span className="text-2xs text-text-3">{under}</span>}
          {!place && (
            <span className="flex flex-wrap gap-1.5">
              {[account, other].map(
                (each) =>
                  each && (
                    <Button
                      key={each.account}
                      size="sm"
                      className="h-auto min-h-7 text-left whitespace-normal"
                      onClick={() => onPlace(account, each)}
                    >
                      <Check /> {nameOf(each)}
                    </Button>
                  ),
              )}
            </span>
          )}
          <span className="hidden text-2xs whitespace-normal text-text-3 phone:block">
            {reason}
          </span>
        </div>
      </TableCell>
      <TableCell hideOnPhone className="max-w-90 whitespace-normal text-text-2">
        {reason}
      </TableCell>
      <TableCell isNumber hideOnPhone>
        {confidence.toFixed(2)}
      </TableCell>
    </TableRow>
  );
}
