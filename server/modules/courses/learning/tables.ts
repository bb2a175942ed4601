import { lens, type Tables } from '#platform/database'
import type { CoursesTables } from '../tables.ts'

/** This folder's view of the database: the module's tables, and what identity publishes of accounts. */
export const learning = lens<CoursesTables & Tables<'identity.contacts' | 'identity.open_accounts'>>()
