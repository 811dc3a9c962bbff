import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { BadgeSamples, ButtonSamples } from "./kit-actions.tsx";
import { CashChart } from "./kit-charts.tsx";
import { FieldSamples } from "./kit-fields.tsx";
import { DialogPicture } from "./kit-overlays.tsx";
import { NoticeSamples } from "./kit-states.tsx";

/** The same parts in both themes, so that neither is forgotten. */
export function BothThemes() {
  return (
    <section aria-labelledby="both-themes" className="col-span-12">
      <h2 id="both-themes" className="mt-4 mb-3 text-md font-semibold">
        Both themes side by side
      </h2>
      <div className="grid grid-cols-2 gap-4 max-lg:grid-cols-1">
        <ThemeSample theme="light" />
        <ThemeSample theme="dark" />
      </div>
    </section>
  );
}

function ThemeSample({ theme }: { theme: "light" | "dark" }) {
  return (
    <div
      className={classNames(
        theme,
        "grid min-w-0 content-start gap-4 rounded-xl border border-border bg-bg p-5 text-text phone:p-3",
      )}
    >
      <CashChart title={theme === "light" ? "Closing cash by day" : "Closing cash by night"} />
      <Card>
        <CardHeader
          title={theme === "light" ? "Light" : "Dark"}
          description="Paper by day, ink by night."
          level={3}
        />
        <CardBody className="grid gap-3.5">
          <ButtonSamples />
          <BadgeSamples />
          <FieldSamples />
          <NoticeSamples />
        </CardBody>
      </Card>
      <DialogPicture />
    </div>
  );
}
