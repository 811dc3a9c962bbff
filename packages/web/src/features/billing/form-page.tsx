import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { StickyFormActions } from "#ui/form.tsx";
import { Page } from "#ui/page.tsx";

type FormPageProps = { title: string; description: string; children: ReactNode };

/** A page under billing that edits one thing. */
export function FormPage({ title, description, children }: FormPageProps) {
  return (
    <Page
      {...{ title, description }}
      width="form"
      breadcrumb={
        <>
          <Link to="/billing/details" className="text-text-2">
            Billing
          </Link>
          <span aria-hidden="true" className="mx-2 text-text-3">
            /
          </span>
          {title}
        </>
      }
    >
      <Card className="p-5 phone:p-4 phone:[&_:is(input,select,textarea)]:scroll-mb-36">
        {children}
      </Card>
    </Page>
  );
}

type SaveOrCancelProps = { label: string; isPending: boolean; what?: "data" | "sensitive" };

/** Saves, or goes back to billing. */
export function SaveOrCancel({ label, isPending, what = "data" }: SaveOrCancelProps) {
  return (
    <StickyFormActions>
      <Changes what={what} tellsWhy>
        <Button type="submit" variant="primary" isPending={isPending}>
          {label}
        </Button>
      </Changes>
      <Button asChild>
        <Link to="/billing/details">Cancel</Link>
      </Button>
    </StickyFormActions>
  );
}
