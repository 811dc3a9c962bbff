/** The yardstick: Fastify, one query that finds one row by its key, and nothing else. */
import Fastify from "fastify";
import pg from "pg";

const { DATABASE_URL: connectionString, PORT = "0" } = process.env;
const pool = new pg.Pool({ connectionString, max: 10 });
const app = Fastify();

app.get("/one_row", async () => {
  const { rows } = await pool.query("SELECT id, name FROM bare_rows WHERE id = $1", [1]);
  return { success: true, data: rows[0], errors: [] };
});

await app.listen({ port: Number(PORT), host: "127.0.0.1" });
