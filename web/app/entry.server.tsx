import { renderToReadableStream, renderToString } from 'react-dom/server'
import type { EntryContext, RouterContextProvider, ServerBuild } from 'react-router'
import { createRequestHandler, isRouteErrorResponse, ServerRouter } from 'react-router'
import { attemptScripts } from './attempt-scripts.server.ts'
import { cachePolicies, patterns } from './cache-policy.ts'
import { contextFor, serverContext } from './contexts.ts'
import { narrowBuilds } from './narrow-build.ts'
import type { ServerContext } from './server-context.ts'
import { Nonce } from './shell/early-script.tsx'
import { LoneScripts } from './shell/lone-script.tsx'
import { scriptsLast } from './shell/scripts-last.ts'
import { pictureFile } from './ui/girih/picture-file.ts'
import { drawStillPartsBy } from './ui/still.ts'

export const streamTimeout = 10_000

drawStillPartsBy(renderToString)

/** Renders a page: whole before the first byte for the page cache, streamed for everyone else. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce } = serverContext(context)
  let answer = status
  const body = await renderToReadableStream(
    <Nonce value={nonce ?? undefined}>
      <LoneScripts value={attemptScripts}>
        <ServerRouter context={entry} url={request.url} nonce={nonce ?? undefined} />
      </LoneScripts>
    </Nonce>,
    {
      nonce: nonce ?? undefined,
      // Long parts must not be moved into place by a script, so that a page without scripts can be read.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: AbortSignal.timeout(streamTimeout + 1_000),
      onError(error) {
        answer = 500
        serverContext(context).report(error)
      },
    },
  )
  if (nonce === null) await body.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(scriptsLast(body), { headers, status: answer })
}

/** Reports an unexpected error of a loader, an action or a render. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (!request.signal.aborted && !isCallersFault(error)) serverContext(context).report(error)
}

/**
 * The router's own «not found» and «no such method» are no failures, and their messages contain the requested address.
 */
const isCallersFault = (error: unknown): boolean => isRouteErrorResponse(error) && error.status < 500

/**
 * The interface for the server: `answer` turns a request and its context into a response, `policyFor` says which pages
 * may be cached, `patternFor` names the route of a path, `pictureFor` draws the SVG file of a path.
 */
export function openPages(build: ServerBuild, mode: 'production' | 'development') {
  const handlerFor = handlersOf(build, mode)
  return {
    answer: (request: Request, page: ServerContext) => handlerFor(request)(request, contextFor(page)),
    policyFor: cachePolicies(build),
    patternFor: patterns(build),
    pictureFor: pictureFile,
  }
}

/** A handler for each narrowed build; the list of routes that browsers load uses the whole build. */
function handlersOf(build: ServerBuild, mode: 'production' | 'development') {
  const narrowFor = narrowBuilds(build)
  const handlers = new Map<ServerBuild, ReturnType<typeof createRequestHandler>>()
  return ({ url }: Request) => {
    const pathname = new URL(url).pathname.replace(/(\/_)?\.data$/, '')
    const narrow = pathname === build.routeDiscovery.manifestPath ? build : narrowFor(pathname)
    const known = handlers.get(narrow)
    if (known) return known
    const handler = createRequestHandler(narrow, mode)
    handlers.set(narrow, handler)
    return handler
  }
}
