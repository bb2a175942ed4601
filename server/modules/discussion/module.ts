import type { Module } from '#platform/module'

/** Threads of comments about something of another module. */
export function discussionModule(): Module {
  return { name: 'discussion' }
}
