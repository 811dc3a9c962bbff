import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { Checkbox } from "./choice.tsx";
import { ErrorText } from "./field.tsx";

type TermsChoiceProps = Omit<ComponentProps<typeof Checkbox>, "label"> & {
  error?: string | undefined;
};

/** What an account is opened under; the links leave the form as it is. */
export function TermsChoice({ error, ...input }: TermsChoiceProps) {
  return (
    <div className="grid gap-1">
      <Checkbox
        {...input}
        label={
          <>
            I accept the{" "}
            <Link to="/eula" target="_blank" className="underline">
              licence agreement
            </Link>{" "}
            and the{" "}
            <Link to="/privacy_statement" target="_blank" className="underline">
              privacy statement
            </Link>
            .
          </>
        }
      />
      {error && <ErrorText id="terms-error">{error}</ErrorText>}
    </div>
  );
}
