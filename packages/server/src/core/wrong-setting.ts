/** A setting with a wrong value. Its message is the one line the start ends with. */
export class WrongSetting extends Error {}
