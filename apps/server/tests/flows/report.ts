/** The report of Redocly's Arazzo runner, as far as the tests read it. */
import { Ajv2020 } from 'ajv/dist/2020.js';

/** A call with its answer, or a workflow with the steps that it made. */
export interface ReportedStep {
  readonly status: string;
  readonly stepId?: string;
  readonly workflowId: string;
  readonly executedSteps?: readonly ReportedStep[];
  readonly request?: { readonly method: string; readonly url: string };
  readonly response?: {
    readonly statusCode: number;
    /** Parsed JSON, text, or a picture of bytes. */
    readonly body?: unknown;
    readonly headers: Readonly<Record<string, string>>;
  };
  readonly checks?: readonly { readonly passed: boolean; readonly message: string }[];
}

/** The workflows of each file. */
export interface FlowReport {
  readonly files: Readonly<Record<string, { readonly executedWorkflows: readonly ReportedStep[] }>>;
}

const isReport = new Ajv2020().compile<FlowReport>({
  type: 'object',
  required: ['files'],
  properties: {
    files: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['executedWorkflows'],
        properties: { executedWorkflows: { type: 'array', items: { $ref: '#/$defs/step' } } },
      },
    },
  },
  $defs: {
    step: {
      type: 'object',
      required: ['status', 'workflowId'],
      properties: {
        status: { type: 'string' },
        stepId: { type: 'string' },
        workflowId: { type: 'string' },
        executedSteps: { type: 'array', items: { $ref: '#/$defs/step' } },
        request: {
          type: 'object',
          required: ['method', 'url'],
          properties: { method: { type: 'string' }, url: { type: 'string' } },
        },
        response: {
          type: 'object',
          required: ['statusCode', 'headers'],
          properties: {
            statusCode: { type: 'integer' },
            headers: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
        checks: {
          type: 'array',
          items: {
            type: 'object',
            required: ['passed', 'message'],
            properties: { passed: { type: 'boolean' }, message: { type: 'string' } },
          },
        },
      },
    },
  },
});

/** @throws Error when it is no such report: another version of the runner writes another one */
export function readReport(value: unknown): FlowReport {
  if (isReport(value)) return value;
  const [error] = isReport.errors ?? [];
  throw new Error(`the runner's report is another one: ${error?.instancePath} ${error?.message}`);
}
