import type { z } from 'zod'
import type { ErrorCode } from './errors/catalogue.ts'
import type { Scope } from './people.ts'

export const services = ['panel', 'home', 'teacher', 'support', 'analysis', 'export'] as const
export type Service = (typeof services)[number]

/** Who may call: anyone, anyone signed in, a teacher, or a manager. */
export type Access = 'public' | 'user' | 'teacher' | 'manager'

/**
 * An endpoint as a value: the server mounts it, the web client is derived from it, OpenAPI is generated from it,
 * and the authorization test checks all of them.
 */
export interface Endpoint {
  readonly service: Service
  /** GET carries params and query; POST carries a JSON body. Home GETs are served as POST with a body too. */
  readonly method: 'GET' | 'POST'
  /** Below the service's base address, e.g. `webinar/register` or `courses/:slug`. */
  readonly path: string
  readonly access: Access
  /** The scope that a manager needs; only with `access: 'manager'`. */
  readonly scope?: Scope
  /** Allowed for a session whose only permitted action is to set up the second factor. */
  readonly beforeSecondFactor?: true
  /** Guests of a live class call it too, with the token of their visit; only with `access: 'user'`. */
  readonly guests?: true
  /** One sentence for a reader of the API. */
  readonly prose: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  /** Strict: an unknown field is refused. */
  readonly body?: z.ZodObject
  readonly reply: z.ZodType
  /** Its list is always short, so that it is returned whole (`wholeOf`) and takes no cursor. */
  readonly whole?: true
  /** The error codes that it may return besides the general ones of `errors/request.ts`. */
  readonly errors: readonly ErrorCode[]
  /** Maximum body size in bytes; 1 MiB when left out. */
  readonly bodyLimit?: number
}

export const endpoint = <const E extends Endpoint>(value: E): E => value

type Parsed<S> = S extends z.ZodType ? z.output<S> : unknown
type Written<S> = S extends z.ZodType ? z.input<S> : unknown
type Flat<T> = { [K in keyof T]: T[K] }

/** What a handler receives: parsed params, query and body in one flat object. */
export type Input<E extends Endpoint> = Flat<Parsed<E['params']> & Parsed<E['query']> & Parsed<E['body']>>

/** What a caller sends, before parsing. */
export type Ask<E extends Endpoint> = Flat<Written<E['params']> & Written<E['query']> & Written<E['body']>>

/** What a caller gets. */
export type Answer<E extends Endpoint> = z.output<E['reply']>

/** What a handler returns; undeclared fields are dropped on the way out. */
export type Reply<E extends Endpoint> = z.input<E['reply']>

export type Refusals<E extends Endpoint> = E['errors'][number]
