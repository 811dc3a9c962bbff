import { mailReportShare } from "@app/contract/report-viewer";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { Field, TextInput } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";

/** The same is said for every address: nobody learns whom a report was shared with. */
export function LinkAgain({ id }: { id: number }) {
  const [email, setEmail] = useState("");
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      call(mailReportShare, { params: { id }, query: { share: "", email: email.trim() } }),
  });
  if (isSuccess)
    return (
      <Notice>{`If the report was shared with ${email.trim()}, a link is on its way there.`}</Notice>
    );
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      <Field label="Your e-mail" error={error?.message}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" className="w-fit" isPending={isPending}>
        Send me the link
      </Button>
    </form>
  );
}
