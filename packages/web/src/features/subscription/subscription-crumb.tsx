import { Link } from "@tanstack/react-router";

/** The way to a page under the subscription. */
export function SubscriptionCrumb({ page }: { page: string }) {
  return (
    <>
      <Link to="/subscription" className="text-text-2">
        Subscription
      </Link>
      <span aria-hidden="true" className="mx-2 text-text-3">
        /
      </span>
      {page}
    </>
  );
}
