// A llama.cpp runtime behind the part of OpenAI's interface that Legible speaks: streamed Chat Completions with a JSON
// schema as grammar. For tests on loopback only. Prints its address when it is ready.
//   MODEL_GGUF=/path/to/model.gguf node serve.mjs
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { getLlama, LlamaChatSession, LlamaLogLevel } from 'node-llama-cpp';

const windowTokens = Number(process.env.MODEL_CONTEXT ?? 8_192);
const threads = Number(process.env.MODEL_THREADS ?? 2);
/** Longest answer, so that a slow machine ends; the end is told as `length`, as every server does. */
const mostTokens = Number(process.env.MODEL_MOST_TOKENS ?? 1_024);

/** Off: the server knows no grammar and refuses a request for one, as older servers do. */
const hasGrammar = process.env.MODEL_GRAMMAR !== 'off';
/** Keeps what was said, for tests. */
const record = process.env.MODEL_RECORD;
let answers = 0;

const llama = await getLlama({ build: 'never', gpu: false, logLevel: LlamaLogLevel.error });
const model = await llama.loadModel({ modelPath: process.env.MODEL_GGUF });
const context = await model.createContext({ contextSize: windowTokens, threads });
const sequence = context.getSequence();
let line = Promise.resolve();

const server = createServer((request, response) => {
  if (request.url?.endsWith('/models')) return sendJson(response, 200, { data: [{ id: 'local' }] });
  // One sequence, one answer at a time; the others wait.
  line = line
    .then(() => answer(request, response))
    .catch((error) => {
      if (!response.headersSent) sendJson(response, 500, { error: { message: String(error) } });
      response.end();
    });
});
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`ready http://127.0.0.1:${server.address().port}/v1 window ${windowTokens}`);
});

async function answer(request, response) {
  let text = '';
  for await (const chunk of request) text += chunk;
  const body = JSON.parse(text);
  const said = (role) => body.messages.find((message) => message.role === role)?.content ?? '';
  const promptTokens = model.tokenize(said('system') + said('user')).length;
  const maxTokens = Math.min(body.max_tokens ?? body.max_completion_tokens ?? 512, mostTokens);
  if (promptTokens + maxTokens > windowTokens) {
    const message = `the request exceeds the available context size (${promptTokens} of ${windowTokens} tokens)`;
    return sendJson(response, 400, { error: { message, code: 'exceed_context_size_error' } });
  }
  if (!hasGrammar && body.response_format !== undefined) {
    return sendJson(response, 400, {
      error: { message: "unsupported parameter: 'response_format'", param: 'response_format' },
    });
  }
  const schema = body.response_format?.json_schema?.schema;
  const grammar = schema === undefined ? undefined : await llama.createGrammarForJsonSchema(schema);
  const leaving = new AbortController();
  response.on('close', () => leaving.abort());
  const session = new LlamaChatSession({ contextSequence: sequence, systemPrompt: said('system') });
  const send = (value) => response.write(`data: ${JSON.stringify(value)}\n\n`);
  let outputTokens = 0;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  try {
    const { stopReason, responseText } = await session.promptWithMeta(said('user'), {
      maxTokens,
      temperature: body.temperature ?? 0.2,
      signal: leaving.signal,
      ...(grammar === undefined ? {} : { grammar }),
      onTextChunk(content) {
        outputTokens += 1;
        send({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
      },
    });
    answers += 1;
    if (record !== undefined) writeFileSync(`${record}-${answers}.txt`, responseText);
    send({
      choices: [{ index: 0, delta: {}, finish_reason: stopReason === 'maxTokens' ? 'length' : 'stop' }],
    });
    send({ choices: [], usage: { prompt_tokens: promptTokens, completion_tokens: outputTokens } });
    response.end('data: [DONE]\n\n');
  } catch (error) {
    if (!leaving.signal.aborted) throw error;
  } finally {
    session.dispose({ disposeSequence: false });
  }
}

function sendJson(response, status, value) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
