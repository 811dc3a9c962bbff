import {
  downloadModelStatement,
  explainModelFigure,
  explainWhatIf,
  getModelStatement,
  listModelDrivers,
  tryModelWhatIf,
} from "@app/contract/model-figures";
import { type App, mount, mountDownload } from "#http/mount.ts";
import * as figures from "./model-figures.ts";

export function modelFiguresRoutes(app: App) {
  const { pool } = app.parts;
  mount(app, getModelStatement, ({ params, query }, context) =>
    figures.statement(pool, context, params.id, query),
  );
  mountDownload(app, downloadModelStatement, ({ params, query }, context) =>
    figures.statementCsv(pool, context, params.id, query),
  );
  mount(app, explainModelFigure, ({ params, query }, context) =>
    figures.why(pool, context, params.id, query),
  );
  mount(app, tryModelWhatIf, ({ params, body }, context) =>
    figures.whatIf(pool, context, params.id, body),
  );
  mount(app, explainWhatIf, ({ params, body }, context) =>
    figures.whatIfWhy(pool, context, params.id, body),
  );
  mount(app, listModelDrivers, ({ params, query }, context) =>
    figures.drivers(pool, context, params.id, query.version),
  );
}
