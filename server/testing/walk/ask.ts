import type { Endpoint } from '@arvand/contracts/endpoint'
import type { Problem } from '@arvand/contracts/problem'
import { withoutLatinNames } from '@arvand/persian/latin-names'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'

export interface WalkAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly problem: Problem
  /** The body of a 200. */
  readonly answer: unknown
}

let caller = 0

/** A new address for each call, so that no rate limit refuses it. */
const nextAddress = (): string => {
  caller += 1
  return `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`
}

export interface WalkAsk {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  /** A text is sent unchanged; null sends neither a body nor its content type. */
  readonly body?: object | string | null
  readonly token?: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD'
}

/** Calls an endpoint over HTTP with exactly these inputs, without any checks. */
export async function walkTo(app: FastifyInstance, endpoint: Endpoint, ask: WalkAsk): Promise<WalkAnswer> {
  const method = ask.method ?? endpoint.method
  const response = await app.inject({
    method,
    url: `/api/${endpoint.service}/${pathOf(endpoint, ask.params ?? {})}${queryOf(ask.query)}`,
    remoteAddress: nextAddress(),
    headers: {
      ...(ask.body === null ? {} : { 'content-type': 'application/json' }),
      ...(ask.token ? { authorization: `Bearer ${ask.token}` } : {}),
    },
    ...(method === 'GET' || method === 'HEAD' || ask.body === null ? {} : { payload: payloadOf(ask.body) }),
  })
  const isProblem = String(response.headers['content-type']).startsWith('application/problem+json')
  return {
    status: response.statusCode,
    headers: response.headers,
    answer:
      response.statusCode === 200 && String(response.headers['content-type']).includes('json')
        ? response.json()
        : null,
    problem: isProblem && response.body !== '' ? response.json() : ({} as Problem),
  }
}

const pathOf = (endpoint: Endpoint, params: Readonly<Record<string, unknown>>): string =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(wellFormed(params[name] ?? 'x')))

function queryOf(query: Readonly<Record<string, unknown>> | undefined): string {
  if (!query) return ''
  const pairs = Object.entries(query).map(([name, value]) => [name, wellFormed(value)])
  return `?${new URLSearchParams(Object.fromEntries(pairs))}`
}

// A URL cannot contain half of a surrogate pair.
const wellFormed = (value: unknown): string =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()

// JSON writes half of a surrogate pair as an escape.
const payloadOf = (body: object | string | undefined): string =>
  typeof body === 'string' ? body : JSON.stringify(body ?? {})

/**
 * Expects a refusal in Persian: its title and the sentence of every field have no Latin word, except an example of an
 * address.
 */
export function expectRefusal(answer: WalkAnswer, what: string): void {
  const { title, status, code, type, fields = {} } = answer.problem
  expect([what, status, type]).toEqual([what, answer.status, `/problems/${code}`])
  for (const [where, sentence] of [['title', title] as const, ...Object.entries(fields)])
    expect([what, where, sentence, isPersian(sentence)]).toEqual([what, where, sentence, true])
}

const example = /[\w.]+@[\w.]+|https?:\/\/\S+/g

export const isPersian = (sentence: string): boolean =>
  /[\u0600-\u06FF]/.test(sentence) && !/[A-Za-z]/.test(withoutLatinNames(sentence.replace(example, '')))
