import type { Answer, Ask, Endpoint } from '@arvand/contracts/endpoint'
import type { RouterContextProvider } from 'react-router'
import { serverContext } from '../contexts.ts'
import type { CallReply } from '../server-context.ts'
import { formFields } from './form-fields.ts'
import { pageOf } from './page.ts'
import { readForm } from './read-form.ts'
import { refusalFrom } from './refusal.ts'

/** What a list's loader is called with; a route's own arguments have more. */
export interface ListArgs {
  readonly context: Readonly<RouterContextProvider>
  readonly url: URL
}

export interface ListOptions<E extends Endpoint, Start> {
  /** Input that does not come from the address: ids of the path, and filters fixed for this page. */
  readonly with?: Partial<Ask<E>>
  /** The values used when the address has none: the first tab, the usual order. */
  readonly start?: Start
  /** The query parameter of the cursor, where a page has several lists. */
  readonly cursorName?: string
  /** Other query parameters that the list's links must preserve, such as the cursors of the page's other lists. */
  readonly keep?: readonly string[]
}

/** How a list was requested. It is returned with the list, whose frame builds its links from it. */
export interface ListQuery<Chosen = object> {
  /** The filters and the order as the address spells them, by the endpoint's own names. */
  readonly filter: Readonly<Record<string, string>>
  /** The same values parsed for the endpoint, with the defaults of `start`. */
  readonly chosen: Chosen
  /** Null on the first page. */
  readonly cursor: string | null
  readonly cursorName: string
  /** The address held values that the endpoint refused; they were left out. */
  readonly wasInvalid: boolean
  /** When it was loaded, in milliseconds. */
  readonly now: number
}

type Chosen<E extends Endpoint, Start> = {
  readonly [K in Exclude<keyof Ask<E>, keyof Start>]?: Ask<E>[K]
} & {
  readonly [K in keyof Start & keyof Ask<E>]: Exclude<Ask<E>[K], undefined>
}

export type Loaded<E extends Endpoint, Start = object> = Answer<E> & {
  readonly query: ListQuery<Chosen<E, Start>>
}

/**
 * Loads a page of a list by the filters of its address, read by the endpoint's own fields. A filter that the endpoint
 * refuses is left out and the list says so; any other refusal becomes the error page of its status.
 */
export async function loadList<E extends Endpoint, const Start extends Partial<Ask<E>> = object>(
  endpoint: E,
  { context, url: { searchParams } }: ListArgs,
  options: ListOptions<E, Start> = {},
): Promise<Loaded<E, Start>> {
  const { with: fixed = {}, start, cursorName = 'cursor', keep = [] } = options
  const { service, method, path } = endpoint
  const askFor = (choice: Choice) =>
    serverContext(context).call({
      service,
      method,
      path,
      input: { ...start, ...choice.read, ...(choice.cursor ? { cursor: choice.cursor } : {}), ...fixed },
    })
  const asked = choiceIn(endpoint, searchParams, cursorName, Object.keys(fixed))
  let choice = asked
  let reply = await askFor(choice)
  const refused = refusedIn(reply, choice)
  if (refused.length > 0) {
    choice = without(choice, refused)
    reply = await askFor(choice)
  }
  if (reply.status !== 200)
    throw pageOf(refusalFrom(reply.status, reply.body, reply.retryAfter), serverContext(context).requestId)
  const kept = keep.flatMap((name) => {
    const value = searchParams.get(name)
    return value ? [[name, value]] : []
  })
  const query = {
    filter: { ...choice.written, ...Object.fromEntries(kept) },
    chosen: { ...start, ...choice.read } as Chosen<E, Start>,
    cursor: choice.cursor,
    cursorName,
    wasInvalid: choice !== asked,
    now: Date.now(),
  }
  return { ...(reply.body as Answer<E> & object), query } as Loaded<E, Start>
}

interface Choice {
  readonly written: Readonly<Record<string, string>>
  readonly read: Readonly<Record<string, unknown>>
  readonly cursor: string | null
}

function choiceIn(
  endpoint: Endpoint,
  searchParams: URLSearchParams,
  cursorName: string,
  fixed: readonly string[],
): Choice {
  const fields = formFields(endpoint)
  const written = [...searchParams].flatMap(([name, value]): [string, string][] => {
    const isAsked = Object.hasOwn(fields, name) && name !== 'cursor' && !fixed.includes(name)
    return isAsked && value.trim() !== '' ? [[name, value.trim()]] : []
  })
  const read = readForm(new URLSearchParams(written), fields)
  return { written: Object.fromEntries(written), read, cursor: searchParams.get(cursorName) || null }
}

/** The choices of the address that the endpoint refused. */
function refusedIn({ status, body, retryAfter }: CallReply, { written, cursor }: Choice): string[] {
  if (status === 200) return []
  const { code, fields } = refusalFrom(status, body, retryAfter)
  if (code !== 'request.invalid') return []
  const names = new Set(Object.keys(fields).map((path) => path.split('.')[0] ?? ''))
  return [...names].filter((name) => Object.hasOwn(written, name) || (name === 'cursor' && cursor !== null))
}

const without = ({ written, read, cursor }: Choice, names: readonly string[]): Choice => ({
  written: lacking(written, names),
  read: lacking(read, names),
  cursor: names.includes('cursor') ? null : cursor,
})

const lacking = <T>(all: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)))

/** The query of a list whose first page came inside the answer of another call. */
export const firstPage = (cursorName: string): ListQuery => ({
  filter: {},
  chosen: {},
  cursor: null,
  cursorName,
  wasInvalid: false,
  now: Date.now(),
})

export const hasMore = ({ nextCursor }: { readonly nextCursor: string | null }): boolean =>
  nextCursor !== null

/** An empty page, for a list that is not loaded. */
export const emptyPage: { items: never[]; nextCursor: null } = { items: [], nextCursor: null }
