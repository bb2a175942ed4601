import { detailInWords } from '@arvand/contracts/audit-detail'
import { formatTime } from '@arvand/persian/format-date'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { AuditedActs } from '#plugs/audited-acts'
import type { ExportTable } from '#plugs/export-table'
import { identity } from '../tables.ts'
import { deviceName } from './device-name.ts'

/** The whole history of acts, the oldest first; `acts` are those of all modules. */
export const auditTable = (acts: AuditedActs): ExportTable => ({
  name: 'identity.audit',
  title: 'تاریخچهٔ فعالیت‌ها',
  of: { scope: 'people' },
  sheet: (db) =>
    querySheet(db, {
      title: 'تاریخچهٔ فعالیت‌ها',
      file: 'history',
      columns: [
        ...dayColumns('روز'),
        { head: 'ساعت', width: 8 },
        { head: 'فعالیت', width: 32 },
        { head: 'دربارهٔ', width: 26 },
        { head: 'انجام‌دهنده', width: 26 },
        { head: 'جزئیات', width: 60 },
        { head: 'دستگاه', width: 26 },
        { head: 'نشانی شبکه', width: 18 },
      ],
      rows: identity(db)
        .selectFrom('identity.audit as u')
        .leftJoin('identity.accounts as person', 'person.id', 'u.person_id')
        .leftJoin('identity.accounts as actor', 'actor.id', 'u.actor_id')
        .select(['u.at', 'u.act', 'u.address', 'u.user_agent', 'u.detail'])
        .select(['person.name as person', 'actor.name as actor']),
      order: [asc('u.id')],
      line: (row) => [
        ...dayCells(row.at),
        formatTime(row.at),
        acts[row.act] ?? row.act,
        row.person ?? '',
        row.actor ?? '',
        detailInWords(row.detail).join('، '),
        row.address === 'terminal' ? 'خط فرمان سرور' : deviceName(row.user_agent),
        row.address === 'terminal' ? '' : row.address,
      ],
    }),
})
