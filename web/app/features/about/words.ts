import { formatDay } from '@arvand/persian/format-date'

export const lastChanged = () => `آخرین تغییر: ${formatDay('2026-11-20')}`
