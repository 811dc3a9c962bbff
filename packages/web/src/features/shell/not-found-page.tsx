import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { MessagePage } from "./message-page.tsx";

export function NotFoundPage() {
  useEffect(() => {
    // The same id again replaces the toast instead of adding one.
    toast.error("Page not found", { id: "page-not-found" });
  }, []);

  return (
    <MessagePage title="Page Not Found">
      <p>There is nothing at this address. It may have been moved or deleted.</p>
      <Button asChild variant="primary">
        <Link to="/">Go to the homepage</Link>
      </Button>
    </MessagePage>
  );
}
