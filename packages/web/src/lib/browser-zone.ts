/** Where the person is, as their browser says. */
export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
