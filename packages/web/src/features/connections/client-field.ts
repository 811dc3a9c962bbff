import type { ComponentType } from "react";
import type { ControlProps } from "#ui/field.tsx";

/** Chooses one of the team's clients; clients are a noun of their own, so a route hands it in. */
export type ClientField = ComponentType<
  Partial<ControlProps> & {
    value: number | null;
    valueLabel?: string | undefined;
    onChange: (client: { id: number } | null) => void;
  }
>;
