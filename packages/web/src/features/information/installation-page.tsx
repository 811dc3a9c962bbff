import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Page } from "#ui/page.tsx";

/** How Forecastle comes to a desk, a phone, a server of one's own, and into Excel. */
export function InstallationPage() {
  return (
    <Page
      title="Installation"
      description="In the browser there is nothing to install. As an app on your desk, on a server of your own and with Excel, this is how."
    >
      <article className="grid max-w-(--read-max) gap-7">
        <Section title="In the browser">
          <p>
            Open the address, sign in, work. Whether your browser has what it takes is told under{" "}
            <Link to="/system_requirements" className="underline">
              System requirements
            </Link>
            .
          </p>
        </Section>
        <Section title="As an app">
          <p>
            In a window of its own, with its own place on the desk: in Chrome and Edge by the sign
            at the end of the address bar, “Install Forecastle”; on an iPhone or iPad in Safari by
            Share, “Add to Home Screen”; on Android by the menu, “Install app”. Removing it removes
            nothing of yours.
          </p>
          <p>
            Without a line it starts all the same, and so it does in the browser. The last five
            models that you opened can be read for up to seven days; each says of when it is. They
            are kept on this machine for you alone, and are erased when you sign out.
          </p>
        </Section>
        <Section title="On a server of your own">
          <p>
            Forecastle is one program. With Node 20.19 or newer on the machine, and its archive
            unpacked, two words start it with a database of its own and a demo to look at:
          </p>
          <Code>npm install{"\n"}npm start</Code>
          <p>
            For a firm, give it a PostgreSQL server, a secret key, the address by which people reach
            it and a mail server:
          </p>
          <Code>
            {`DATABASE_URL=postgres://forecastle@db.firm.example/forecastle
SECRET_KEY=…            # 32 random bytes, kept apart from the database
PUBLIC_URL=https://forecast.firm.example
SMTP_URL=smtps://mail.firm.example
npm start`}
          </Code>
          <p>
            It speaks http; put what you use for https in front of it. Every setting is in the file
            .env.example, and docs/operations.md tells of several processes, backups and updates.
          </p>
        </Section>
        <Section title="With Excel">
          <p>
            Nothing is added to Excel. In a model, “Excel” makes a workbook with live formulas that
            recalculates to the same figures, with a switch for its scenarios. Change its blue
            cells, save it, and bring it back under the same button: what you changed is shown
            first, and becomes a scenario or edits of the model. Any program that opens .xlsx will
            do.
          </p>
          <p>
            To read figures into a sheet that stays current, ask for a statement by its address with
            an access token: see{" "}
            <a href="/api/docs" className="underline">
              the API’s documentation
            </a>
            .
          </p>
        </Section>
      </article>
    </Page>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2.5">
      <h2 className="text-md font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Code({ children }: { children: ReactNode }) {
  return (
    <pre className="rounded-lg border border-border bg-surface p-3 font-mono text-xs wrap-anywhere whitespace-pre-wrap">
      {children}
    </pre>
  );
}
