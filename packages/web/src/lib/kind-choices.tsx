import { ACCOUNT_KINDS } from "@app/contract/account";

/** Whose figures somebody forecasts. */
export const KIND_QUESTION = {
  label: "Whose figures do you forecast?",
  hint: "It decides what Home shows first.",
  options: [
    {
      value: String(ACCOUNT_KINDS.ADVISOR),
      label: "My clients",
      tag: "Advisor",
      hint: "You advise businesses. Clients, their models, reports in your firm’s name.",
      picture: <ClientsPicture />,
    },
    {
      value: String(ACCOUNT_KINDS.CORPORATE),
      label: "My company",
      tag: "Corporate",
      hint: "You run its finances. Models, scenarios, board and bank packs.",
      picture: <CompanyPicture />,
    },
  ],
};

/** A list of clients, each with its cash; one needs a look. */
function ClientsPicture() {
  return (
    <>
      {[26, 22, 30].map((width, row) => (
        <g key={width} className="fill-border-strong">
          <rect x="0" y={4 + row * 18} width="14" height="12" rx="3" />
          <rect x="20" y={7 + row * 18} width={width} height="6" rx="3" />
        </g>
      ))}
      <g fill="none" strokeWidth="1.6" strokeLinejoin="round" className="stroke-c1">
        <path d="M58 14l8-3 8 6 8-5 8 3" />
        <path d="M58 26l8 3 8-2 8 6 8-6" />
        <path d="M58 50l8-5 8 1 8-4 8-3" />
      </g>
      <circle cx="82" cy="33" r="2.6" className="fill-alert-fill" />
    </>
  );
}

/** One company, from its actuals on in three cases. */
function CompanyPicture() {
  return (
    <>
      <line x1="0" x2="92" y1="51.5" y2="51.5" className="stroke-c-axis" />
      <g fill="none" strokeWidth="1.8" strokeLinejoin="round" strokeDasharray="3 2.2">
        <path d="M2 34l14-4 14-9 12 4" strokeDasharray="none" className="stroke-c1" />
        <path d="M42 25l16-8 16-5 16-9" className="stroke-c3" />
        <path d="M42 25l16 1 16-5 16-5" className="stroke-c1" />
        <path d="M42 25l16 9 16 2 16 6" className="stroke-c4" />
      </g>
      <line x1="42" x2="42" y1="2" y2="51" strokeDasharray="1 3" className="stroke-cutover" />
    </>
  );
}
