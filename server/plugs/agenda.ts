import type { RunningKind } from '@arvand/contracts/home/homes'
import type { AgendaKind } from '@arvand/contracts/panel/courses'
import type { Scope } from '@arvand/contracts/people'
import type { TaughtKind } from '@arvand/contracts/teacher/today'

/** Something that a person has at an instant or on a day. */
export interface AgendaEntry {
  /** Stable and unique among all entries: `due-<lesson>`. */
  readonly key: string
  readonly kind: AgendaKind
  readonly title: string
  /** What it is a part of, e.g. the course. */
  readonly within: string
  /** A path on our site. */
  readonly link: string
  /** How many open together, of which `title` is the first. */
  readonly count: number
  readonly at: Date
  /** How long it takes; null where it has no length. */
  readonly minutes: number | null
  /** Only the day in Tehran counts, not the hour. */
  readonly wholeDay: boolean
  /** How often it was changed since it was made: of two copies a calendar program shows the one with more. */
  readonly changes?: number
  /** It does not take place any more. Calendar programs alone are told, so that they take it away. */
  readonly isCancelled?: boolean
}

/** Something that a teacher has, with all that a row of their home says. */
export interface TeacherAgendaEntry {
  readonly key: string
  readonly kind: TaughtKind
  readonly title: string
  readonly within: string
  readonly link: string
  readonly at: Date
  /** Null: it is at an instant, as a deadline is. */
  readonly until: Date | null
  /** Where the teacher goes in, from a quarter before; null: there is no such door. */
  readonly enter: string | null
  /** How many have registered, or belong to it; null: nobody counts them. */
  readonly people: number | null
  /** Of work: how many have handed it in, and of how many. */
  readonly work: { readonly handedIn: number; readonly learners: number } | null
}

/** Something that goes on at this moment. */
export interface RunningEntry {
  readonly key: string
  readonly kind: RunningKind
  readonly title: string
  readonly host: string | null
  /** A path on our site; null where managers have no page of it. */
  readonly link: string | null
  readonly since: Date
  /** Null: it has no set end. */
  readonly until: Date | null
  readonly people: number
  /** How many were expected; null: nobody knows. */
  readonly seats: number | null
  /** Of those people, how many lost their connection. */
  readonly cut: number
}

/** What goes on now and comes next of everybody, for managers of a scope. */
export interface RunningOfAll {
  readonly scope: Scope
  /** Up to this many, those first that began first. */
  readonly running: (most: number) => Promise<readonly RunningEntry[]>
  /** The next one before this instant. */
  readonly next?: (before: Date) => Promise<{ readonly title: string; readonly at: Date } | null>
}

/** The plug by which a module says what a person has between two instants, in any order. */
export interface Agenda {
  readonly ofManager?: RunningOfAll
  readonly ofLearner?: (personId: string, from: Date, to: Date) => Promise<readonly AgendaEntry[]>
  /** Whatever goes on between them, also what began before; of much alike the next ones. */
  readonly ofTeacher?: (teacherId: string, from: Date, to: Date) => Promise<readonly TeacherAgendaEntry[]>
}
