import { DEMO_PASSWORD, DEMO_SIGN_INS } from "@app/contract/demo";
import { useId } from "react";

type DemoSignInsProps = { onChoose: (signIn: { email: string; password: string }) => void };

/** The people of the demo firm; choosing one fills the form. */
export function DemoSignIns({ onChoose }: DemoSignInsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg border border-border bg-surface-sunken">
      <h2 id={id} className="px-3.5 pt-2.5 pb-1 text-xs font-medium text-text-3">
        Demo sign-ins: choose one to fill the form
      </h2>
      <ul className="px-1.5 pb-1.5">
        {DEMO_SIGN_INS.map(({ email, role }) => (
          <li key={email}>
            <button
              type="button"
              onClick={() => onChoose({ email, password: DEMO_PASSWORD })}
              className="flex min-h-8 w-full flex-wrap items-center justify-between gap-x-3 rounded-md px-2 text-left hover:bg-surface-hover phone:min-h-10.5"
            >
              <span className="font-medium">{role}</span>
              <span className="text-accent-text">{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
