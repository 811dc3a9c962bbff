import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";

const BUCKETS_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5];

type Series = { count: number; sumSeconds: number; buckets: number[] };

/** Counts and times requests by route, and tells them in Prometheus' text format at `/metrics`. */
export function serveMetrics(fastify: FastifyInstance) {
  const byLabels = new Map<string, Series>();
  const delay = monitorEventLoopDelay();
  delay.enable();

  fastify.addHook("onResponse", (request, reply, done) => {
    // How long a line stood open says nothing about how fast we are.
    if (request.routeOptions.config.isStream) return done();
    // The route's pattern, never the address: an address can hold a secret and has no end.
    const route = request.routeOptions.url ?? "none";
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
    const series = byLabels.get(labels) ?? emptySeries();
    byLabels.set(labels, series);
    record(series, reply.elapsedTime / 1000);
    done();
  });

  fastify.get("/metrics", (_request, reply) => {
    const lines = [...processLines(delay.percentile(99)), ...requestLines(byLabels)];
    reply.type("text/plain; version=0.0.4; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
}

function emptySeries(): Series {
  return { count: 0, sumSeconds: 0, buckets: BUCKETS_SECONDS.map(() => 0) };
}

function record(series: Series, seconds: number) {
  series.count++;
  series.sumSeconds += seconds;
  series.buckets = series.buckets.map((count, at) =>
    seconds <= (BUCKETS_SECONDS[at] ?? 0) ? count + 1 : count,
  );
}

function requestLines(byLabels: Map<string, Series>) {
  const name = "http_request_duration_seconds";
  const lines = [`# TYPE ${name} histogram`];
  for (const [labels, { count, sumSeconds, buckets }] of byLabels) {
    for (const [at, bucket] of buckets.entries()) {
      lines.push(`${name}_bucket{${labels},le="${BUCKETS_SECONDS[at]}"} ${bucket}`);
    }
    lines.push(`${name}_bucket{${labels},le="+Inf"} ${count}`);
    lines.push(`${name}_sum{${labels}} ${sumSeconds}`, `${name}_count{${labels}} ${count}`);
  }
  return lines;
}

function processLines(delayNanoseconds: number) {
  const { rss, heapUsed } = process.memoryUsage();
  const gauges = {
    process_resident_memory_bytes: rss,
    process_heap_used_bytes: heapUsed,
    process_uptime_seconds: process.uptime(),
    event_loop_delay_p99_seconds: delayNanoseconds / 1e9,
  };
  return Object.entries(gauges).flatMap(([name, value]) => [
    `# TYPE ${name} gauge`,
    `${name} ${value}`,
  ]);
}
