import { SpanStatusCode, trace } from '@opentelemetry/api';
import type { Probe } from './probe.ts';

/**
 * Everything that takes time, as spans for OpenTelemetry. Without an SDK, which the host loads before us
 * (`NODE_OPTIONS=--import=…`), they go nowhere.
 */
export function traces(version: string): Probe {
  const tracer = trace.getTracer('castellan', version);
  return {
    begin: (what, of) => {
      const span = tracer.startSpan(`castellan.${what}`, { attributes: { 'castellan.of': of } });
      return how => {
        if (how === 'failed') span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
    count: () => {},
  };
}
