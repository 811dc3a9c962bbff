import type { accessToken } from "@app/contract/access-tokens";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import type * as z from "zod/mini";
import { formatDate, formatDateTime } from "#lib/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Notice } from "#ui/notice.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { toast } from "#ui/toast.tsx";
import { ToldOnce } from "#ui/told-once.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { tokensQuery, useRevokeToken } from "./account-queries.ts";
import { type MadeToken, NewTokenDialog } from "./new-token-dialog.tsx";
import { scopeWords } from "./token-words.ts";

type Token = z.output<typeof accessToken>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A token that ends within a week is told apart. */
const SOON_DAYS = 7;

export function TokensCard() {
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<MadeToken>();
  return (
    <Card id="access-tokens">
      <CardHeader
        title="Access tokens"
        description="For your own programs. A token can do what you can, at most, and less if you say so."
        actions={
          <Changes what="sensitive">
            <Button icon={<Plus />} onClick={() => setIsMaking(true)}>
              New token
            </Button>
          </Changes>
        }
      />
      {made && (
        <CardBody>
          <ToldOnce
            what="token"
            name={`“${made.name}”`}
            secret={made.secret}
            onClose={() => setMade(undefined)}
          />
        </CardBody>
      )}
      <Tokens />
      {isMaking && <NewTokenDialog onMade={setMade} onClose={() => setIsMaking(false)} />}
    </Card>
  );
}

function Tokens() {
  const { data, error, refetch } = useQuery(tokensQuery);
  if (error) {
    return (
      <CardBody>
        <Notice tone="negative" action={<Button onClick={() => refetch()}>Try again</Button>}>
          {error.message}
        </Notice>
      </CardBody>
    );
  }
  if (!data) {
    return (
      <Waiting>
        <SkeletonRows count={1} />
      </Waiting>
    );
  }
  if (data.items.length === 0) {
    return (
      <CardBody>
        <p className="text-text-2">
          None yet. How programs use one is told in{" "}
          <a href="/api/docs" className="underline">
            the API’s documentation
          </a>
          .
        </p>
      </CardBody>
    );
  }
  return (
    <Table
      label="Access tokens"
      head={
        <>
          <TableHead>Name</TableHead>
          <TableHead hideOnPhone>May</TableHead>
          <TableHead hideOnPhone>Last used</TableHead>
          <TableHead>Ends</TableHead>
          <TableHead>
            <span className="sr-only">Action</span>
          </TableHead>
        </>
      }
    >
      {data.items.map((each) => (
        <TokenRow key={each.id} token={each} />
      ))}
    </Table>
  );
}

function TokenRow({ token }: { token: Token }) {
  const [isAsking, setIsAsking] = useState(false);
  const { name, ending, scopes, createdAt, lastUsedAt, endsAt } = token;
  const used = lastUsedAt ? formatDateTime(new Date(lastUsedAt), new Date()) : "Not yet";
  return (
    <TableRow>
      <TableCell isRowHead>
        <span className="wrap-anywhere">{name}</span>
        <span className="block text-xs font-normal text-text-3">
          {formatDate(new Date(createdAt))}, ends in <span className="tabular">{ending}</span>
        </span>
        <span className="hidden text-xs font-normal text-text-3 phone:block">
          {scopeWords(scopes)}
        </span>
      </TableCell>
      <TableCell hideOnPhone>{scopeWords(scopes)}</TableCell>
      <TableCell hideOnPhone className="whitespace-nowrap">
        {used}
      </TableCell>
      <TableCell className="whitespace-nowrap">
        <Ends at={new Date(endsAt)} />
      </TableCell>
      <TableCell className="text-right!">
        <Changes what="sensitive">
          <Button size="sm" onClick={() => setIsAsking(true)} aria-label={`Revoke ${name}`}>
            Revoke
          </Button>
        </Changes>
        <RevokeToken token={token} isOpen={isAsking} onClose={() => setIsAsking(false)} />
      </TableCell>
    </TableRow>
  );
}

function Ends({ at }: { at: Date }) {
  const days = Math.ceil((at.getTime() - Date.now()) / DAY_MS);
  if (days > SOON_DAYS) return formatDate(at);
  return <Badge tone="alert">{days <= 1 ? "Within a day" : `In ${days} days`}</Badge>;
}

type RevokeTokenProps = { token: Token; isOpen: boolean; onClose: () => void };

function RevokeToken({ token: { id, name }, isOpen, onClose }: RevokeTokenProps) {
  const revoke = useRevokeToken();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() =>
        revoke
          .mutateAsync(id)
          .then(() => toast.success(`“${name}” is revoked`))
          .catch(failureToast("The token was not revoked"))
      }
      isPending={revoke.isPending}
      title={`Revoke “${name}”?`}
      confirmLabel="Revoke token"
      keepLabel="Keep token"
    >
      Programs that use it are refused from now on. It cannot be brought back; make another one
      instead.
    </ConfirmDialog>
  );
}
