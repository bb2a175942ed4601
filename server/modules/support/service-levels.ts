import type { Db } from '#platform/database'
import { wholeList } from '#platform/whole-list'
import { type Department, support } from './tables.ts'

interface Level {
  readonly department: Department
  readonly normalHours: number
  readonly urgentHours: number
}

export async function listServiceLevels(db: Db) {
  const rows = await support(db)
    .selectFrom('support.service_levels')
    .select(['department', 'normal_hours as normalHours', 'urgent_hours as urgentHours'])
    .orderBy('department')
    .execute()
  return wholeList(rows)
}

/** Tickets that wait already keep the time that their writers were told. */
export async function saveServiceLevel(db: Db, level: Level): Promise<{ level: Level }> {
  const { department, normalHours, urgentHours } = level
  await support(db)
    .updateTable('support.service_levels')
    .set({ normal_hours: normalHours, urgent_hours: urgentHours })
    .where('department', '=', department)
    .execute()
  return { level }
}
