import { createContext } from "react";

/** Whether a layout stands around this: then it is not the whole page. */
export const InLayout = createContext(false);
