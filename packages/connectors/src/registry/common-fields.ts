/** Fields that several sources ask for in the same words. */
export const yearEndMonth = {
  kind: "month",
  key: "yearEndMonth",
  label: "Last month of the financial year",
  help: "The source does not say when its financial year ends.",
  isRequired: true,
} as const;

export const retainedEarningsCode = {
  kind: "text",
  key: "retainedEarningsCode",
  label: "Retained earnings account",
  help: "The code of the account that takes up the year's profit, where its name does not tell.",
  isRequired: false,
} as const;

/** The same, where accounts have numbers. */
export const retainedEarningsNumber = {
  ...retainedEarningsCode,
  key: "retainedEarningsNumber",
  help: "The number of the account that takes up the year's profit, where its name does not tell.",
} as const;

export const basis = {
  kind: "choice",
  key: "basis",
  label: "Basis of accounting",
  help: "Cash leaves out what has not been paid yet.",
  isRequired: false,
  options: [
    { value: "ACCRUAL", label: "Accrual" },
    { value: "CASH", label: "Cash" },
  ],
} as const;

export const currency = {
  kind: "text",
  key: "currency",
  label: "Currency",
  help: "The currency the books are kept in, by its three letters.",
  pattern: "^[A-Z]{3}$",
  example: "AUD",
} as const;

export const user = {
  kind: "text",
  key: "user",
  label: "User",
  help: "A user made for this, who may read accounting and nothing else.",
  isRequired: true,
} as const;

export const password = {
  kind: "secret",
  key: "password",
  label: "Password",
  help: "It is kept encrypted and not shown again.",
  isRequired: true,
} as const;

export const database = {
  kind: "text",
  key: "database",
  label: "Database",
  help: "The name of the database on that server.",
} as const;

export function classes<const Key extends string>(key: Key, of: string) {
  return {
    kind: "classes",
    key,
    label: `Classes of ${of}`,
    help: "Asset, liability, equity, revenue or expense, where the source does not tell.",
    isRequired: false,
  } as const;
}

export function address<const Example extends string>(of: string, example: Example) {
  return {
    kind: "url",
    key: "baseUrl",
    label: "Address",
    help: `The address of ${of}, as it is reached from the internet.`,
    isRequired: true,
    example,
  } as const;
}
