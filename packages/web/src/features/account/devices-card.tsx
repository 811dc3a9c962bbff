import type { device } from "@app/contract/account";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod/mini";
import { formatDateTime } from "#lib/format.ts";
import { APP_BASE } from "#lib/redirect.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { toast } from "#ui/toast.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { devicesQuery, useSignOutDevice, useSignOutEverywhere } from "./account-queries.ts";

type Device = z.output<typeof device>;

export function DevicesCard() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card>
      <CardHeader
        title="Signed-in devices"
        description="One you do not know? Sign it out and change your password."
        actions={
          <Changes what="sensitive">
            <Button onClick={() => setIsAsking(true)}>Sign out everywhere</Button>
          </Changes>
        }
      />
      <Devices />
      <SignOutEverywhere isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </Card>
  );
}

function Devices() {
  const { data, error, refetch } = useQuery(devicesQuery);
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
        <SkeletonRows count={2} />
      </Waiting>
    );
  }
  return (
    <Table
      label="Signed-in devices"
      head={
        <>
          <TableHead>Device</TableHead>
          <TableHead hideOnPhone>Address</TableHead>
          <TableHead hideOnPhone>Last seen</TableHead>
          <TableHead>
            <span className="sr-only">Action</span>
          </TableHead>
        </>
      }
    >
      {data.items.map((each) => (
        <DeviceRow key={each.id} device={each} />
      ))}
    </Table>
  );
}

function DeviceRow({ device: { id, name, ipAddress, lastSeenAt, isCurrent } }: { device: Device }) {
  const signOut = useSignOutDevice();
  const seen = formatDateTime(new Date(lastSeenAt), new Date());
  const leave = () =>
    signOut.mutate(id, {
      onSuccess: () => (isCurrent ? goToLogin() : toast.success(`${name} is signed out`)),
      onError: (error) => toast.error(error.message),
    });
  return (
    <TableRow>
      <TableCell isRowHead>
        <span className="flex flex-wrap items-center gap-x-2">
          {name}
          {isCurrent && <Badge tone="positive">This device</Badge>}
        </span>
        <span className="hidden text-xs font-normal text-text-3 phone:block">
          {ipAddress}, {seen}
        </span>
      </TableCell>
      <TableCell hideOnPhone className="tabular">
        {ipAddress}
      </TableCell>
      <TableCell hideOnPhone className="whitespace-nowrap">
        {seen}
      </TableCell>
      <TableCell className="text-right!">
        <Changes what="sensitive">
          <Button
            size="sm"
            isPending={signOut.isPending}
            onClick={leave}
            aria-label={`Sign out ${name}`}
          >
            Sign out
          </Button>
        </Changes>
      </TableCell>
    </TableRow>
  );
}

function SignOutEverywhere({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const signOut = useSignOutEverywhere();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() =>
        signOut.mutate(undefined, {
          onSuccess: goToLogin,
          onError: (error) => toast.error(error.message),
        })
      }
      isPending={signOut.isPending}
      title="Sign out everywhere?"
      confirmLabel="Sign out everywhere"
      keepLabel="Stay signed in"
    >
      Every device is signed out at once, this one included, and open reset links and your access
      tokens stop working. What was not saved there is lost. Your data stays as it is; sign in again
      to go on.
    </ConfirmDialog>
  );
}

/** With the page loaded anew: nothing that was on the screen stays for the next person. */
function goToLogin() {
  window.location.assign(`${APP_BASE}/login`);
}
