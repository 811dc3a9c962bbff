import {
  deleteReportLogo,
  getReportLook,
  setReportAccent,
  setReportLogo,
} from "@app/contract/report-look";
import { type App, mount } from "#http/mount.ts";
import * as look from "./report-look.ts";

export function reportLookRoutes(app: App) {
  mount(app, getReportLook, (_request, context) => look.get(context));
  mount(app, setReportAccent, ({ body }, context) => look.setAccent(context, body.accent));
  mount(app, setReportLogo, ({ file }, context) => look.setLogo(context, file));
  mount(app, deleteReportLogo, (_request, context) => look.removeLogo(context));
}
