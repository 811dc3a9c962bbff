import { firmInitials, isLettering } from "@app/contract/report-logo";
import type { ReportLook } from "@app/contract/report-look";
import type { CSSProperties } from "react";

type FirmNameProps = { teamName: string; look: ReportLook | null };

/** Whose report it is: its logo, or its initials, and its name where the logo does not say it. */
export function FirmName({ teamName, look }: FirmNameProps) {
  const logo = look?.logo;
  return (
    <>
      {logo ? (
        <img
          src={logo.src}
          width={logo.width}
          height={logo.height}
          alt={isLettering(logo) ? teamName : ""}
          className="firm-logo"
        />
      ) : (
        <span aria-hidden="true" className="firm-mark">
          {firmInitials(teamName)}
        </span>
      )}
      {!(logo && isLettering(logo)) && <p className="truncate font-semibold">{teamName}</p>}
    </>
  );
}

/** Hands a firm's colour to what stands within, as it is seen on light and on dark ground. */
export function firmStyle(look: Pick<ReportLook, "accent" | "accentDark"> | null | undefined) {
  if (!look?.accent) return undefined;
  const dark = look.accentDark ?? look.accent;
  return { "--firm": `light-dark(${look.accent}, ${dark})` } as CSSProperties;
}
