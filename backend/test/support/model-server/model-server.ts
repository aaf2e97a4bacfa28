import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { answerFindings } from './brain.ts';
import { createEngine, INSTANT, type Speed, type Timing } from './engine.ts';
import type { Fault, Finish } from './faults.ts';
import { answerOllama } from './ollama-api.ts';
import { answerOpenAi } from './openai-api.ts';
import { misbehave, type Wire } from './stream.ts';
import { countTokens, truncateSilently } from './tokens.ts';

/** A model that the pretend server has. */
export interface PretendModel {
  readonly name: string;
  readonly sizeBytes: number;
  readonly contextLength: number;
  readonly capabilities: readonly string[];
  /** Set on models that run elsewhere. */
  readonly remoteHost?: string;
}

/** What a server can do and how it behaves; everything has a default. */
export interface ModelServerOptions {
  readonly models?: readonly PretendModel[];
  readonly speed?: Speed;
  /** Simulated seconds per real second. */
  readonly timeScale?: number;
  readonly tokensPerCharacter?: number;
  /** What the model says. */
  readonly answer?: (question: Question) => string;
  /** Old Ollama servers know no `truncate` and always cut. */
  readonly knowsTruncate?: boolean;
  /** Tokens of prompt and answer together, for the OpenAI interfaces. */
  readonly windowTokens?: number;
  readonly knowsJsonSchema?: boolean;
  readonly knowsJsonObject?: boolean;
  /** `max_tokens` (older compatible servers), `max_completion_tokens` (reasoning models), or both. */
  readonly maxTokensField?: 'max_tokens' | 'max_completion_tokens' | 'both';
  readonly knowsStreamOptions?: boolean;
  readonly apiKey?: string;
  /** Set for a model that thinks before it answers, on Chat Completions. */
  readonly thinks?: PretendThought | null;
  /** 0 for any free one. */
  readonly port?: number;
}

/** How a pretend model thinks. */
export interface PretendThought {
  readonly tokens: number;
  /** In a field of its own, as vLLM, llama.cpp and LM Studio do, in OpenRouter's field, or in tags inside the answer. */
  readonly within: 'reasoning_content' | 'reasoning' | 'tags';
  /** The field of the request that switches it off or makes it short, or null for a model that always thinks. */
  readonly obeys: 'chat_template_kwargs' | 'reasoning' | 'reasoning_effort' | null;
  /** Fields that the server refuses with 400. */
  readonly refuses?: readonly string[];
}

/** What the model was asked, as it saw it: after any cutting. */
export interface Question {
  readonly system: string;
  readonly user: string;
  readonly schema: unknown;
}

/** One call, as the server saw it. */
export interface LoggedCall {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly headers: IncomingMessage['headers'];
  promptTokens: number;
  outputTokens: number;
  /** Whether the server threw a part of the prompt away without saying so. */
  wasTruncated: boolean;
  /** What reached the model. */
  seen: string;
  timing: Timing | null;
  /** performance.now() of the moment when the client went away before the end, or null. */
  leftAt: number | null;
  status: 'open' | 'answered' | 'refused' | 'left';
}

export interface ModelServer {
  readonly url: string;
  readonly port: number;
  /** Every request that asked a model for text, in order of arrival. */
  readonly calls: LoggedCall[];
  /** Every path asked for, in order. */
  readonly paths: string[];
  /** How often a model was loaded, and with which window. */
  readonly loads: { readonly model: string; readonly windowTokens: number }[];
  /** Faults for the next calls, first in first out; null for a call that goes well. */
  readonly faults: (Fault | null)[];
  /** A fault for every call that has none of its own. */
  always: Fault | null;
  close(): Promise<void>;
}

/** What the two interfaces need from the server. */
export interface Desk {
  readonly options: Required<ModelServerOptions>;
  readonly calls: LoggedCall[];
  readonly loads: ModelServer['loads'];
  readonly windows: Map<string, number>;
  count(text: string): number;
  log(request: IncomingMessage, path: string, body: Record<string, unknown>): LoggedCall;
  /** Lets the model answer over `wire`, or misbehave. The prompt has been checked against the window before. */
  reply(request: Reply): Promise<void>;
}

export interface Reply {
  readonly call: LoggedCall;
  readonly question: Question;
  readonly maxTokens: number;
  readonly wire: Wire;
  readonly response: ServerResponse;
  /** Set when the server keeps only a part of the prompt. */
  readonly truncateTo?: number;
}

const DEFAULT_MODEL: PretendModel = {
  name: 'pretend:8b',
  sizeBytes: 5_200_000_000,
  contextLength: 131_072,
  capabilities: ['completion', 'tools'],
};

/** Starts a server on loopback that speaks Ollama's own interface and both of OpenAI's. */
export async function startModelServer(given: ModelServerOptions = {}): Promise<ModelServer> {
  const options: Required<ModelServerOptions> = {
    models: [DEFAULT_MODEL],
    speed: INSTANT,
    timeScale: 1,
    tokensPerCharacter: 0.22,
    answer: answerFindings,
    knowsTruncate: true,
    windowTokens: 131_072,
    knowsJsonSchema: true,
    knowsJsonObject: true,
    maxTokensField: 'both',
    knowsStreamOptions: true,
    apiKey: '',
    thinks: null,
    port: 0,
    ...given,
  };
  const engine = createEngine(options.speed, options.timeScale);
  const calls: LoggedCall[] = [];
  const paths: string[] = [];
  const loads: ModelServer['loads'] = [];
  const faults: (Fault | null)[] = [];
  const state: { always: Fault | null } = { always: null };

  const desk: Desk = {
    options,
    calls,
    loads,
    windows: new Map(),
    count: (text) => countTokens(text, options.tokensPerCharacter),
    log(request, path, body) {
      const call: LoggedCall = {
        path,
        body,
        headers: request.headers,
        promptTokens: 0,
        outputTokens: 0,
        wasTruncated: false,
        seen: '',
        timing: null,
        leftAt: null,
        status: 'open',
      };
      calls.push(call);
      return call;
    },
    async reply({ call, question, maxTokens, wire, response, truncateTo }) {
      const leaving = leavingSignal(response, call);
      const fault = faults.shift() ?? state.always;
      if (fault !== null && (await misbehave(fault, wire, response, leaving))) {
        if (call.status === 'open') call.status = 'refused';
        return;
      }
      const whole = `${question.system}\n${question.user}`;
      const prompt =
        truncateTo === undefined ? whole : truncateSilently(whole, truncateTo, options.tokensPerCharacter);
      call.wasTruncated = truncateTo !== undefined;
      call.seen = prompt;
      call.promptTokens = desk.count(prompt);
      const seen =
        truncateTo === undefined ? question : { system: '', user: prompt, schema: question.schema };
      const { text, finish } = sayWithin(fault, () => options.answer(seen), maxTokens, options);
      call.outputTokens = desk.count(text);
      try {
        call.timing = await engine.generate(
          { prompt, promptTokens: call.promptTokens, output: text, outputTokens: call.outputTokens },
          (piece, isFirst) => {
            // Ollama sends its headers with the first token and not before; the others may as well.
            if (isFirst) response.writeHead(200, { 'content-type': wire.contentType });
            if (piece !== '') response.write(wire.piece(piece));
          },
          leaving,
        );
        response.end(wire.end(finish, call.outputTokens));
        call.status = 'answered';
      } catch (error) {
        if (!leaving.aborted) throw error;
      }
    },
  };

  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    paths.push(path);
    const handle = path.startsWith('/api/') ? answerOllama : answerOpenAi;
    handle(desk, path, request, response).catch((error: unknown) => {
      // A defect of the stand-in: seen by the test as a broken answer with the reason in it.
      if (!response.headersSent) response.writeHead(500);
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}`,
    port,
    calls,
    paths,
    loads,
    faults,
    get always() {
      return state.always;
    },
    set always(fault) {
      state.always = fault;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sayWithin(
  fault: Fault | null,
  say: () => string,
  maxTokens: number,
  { tokensPerCharacter }: Required<ModelServerOptions>,
): { readonly text: string; readonly finish: Finish } {
  if (fault?.kind === 'answer') return { text: fault.text, finish: fault.finish ?? 'stop' };
  const text = say();
  const mostCharacters = Math.floor(maxTokens / tokensPerCharacter);
  return text.length > mostCharacters
    ? { text: text.slice(0, mostCharacters), finish: 'length' }
    : { text, finish: 'stop' };
}

function leavingSignal(response: ServerResponse, call: LoggedCall): AbortSignal {
  const leaving = new AbortController();
  response.on('close', () => {
    if (response.writableFinished) return;
    if (call.status === 'open') call.status = 'left';
    call.leftAt = performance.now();
    leaving.abort(new Error('The client has gone.'));
  });
  return leaving.signal;
}
