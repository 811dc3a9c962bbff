import type { Tour } from "@app/contract/account";
import { useNavigate } from "@tanstack/react-router";
import { Signpost } from "lucide-react";
import { Changes } from "#ui/changes.tsx";
import { MenuItem } from "#ui/menu.tsx";
import { useSaveTour } from "./save-tour.ts";

/** Where the tour waits for whoever skipped it, or wants it again. */
export function TourEntry({ tour }: { tour: Tour | null }) {
  const navigate = useNavigate();
  const save = useSaveTour();
  const isBegun = tour !== null && tour.state !== "done" && tour.path !== "/";
  function go() {
    const path = isBegun ? tour.path : "/";
    save({ state: "open", path });
    void navigate({ href: path });
  }
  return (
    <Changes>
      <MenuItem icon={<Signpost />} onSelect={go}>
        {isBegun ? "Go on with the tour" : "Take the tour"}
      </MenuItem>
    </Changes>
  );
}
