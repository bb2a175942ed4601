import type pg from 'pg'
import type { Module } from '#platform/module'

/** Fills what has not been filled yet with Persian demo data, lower modules first. Returns the names filled now. */
export async function fillDemo(
  pool: pg.Pool,
  modules: readonly Module[],
  scale: number,
  say: (sentence: string) => void,
): Promise<string[]> {
  const { rows } = await pool.query<{ module: string }>('select module from platform.demo_fills')
  const filled = new Set(rows.map((row) => row.module))
  const missing = modules.filter((module) => module.fillDemo && !filled.has(module.name))
  if (missing.length > 0) say('دادهٔ نمونه ساخته می‌شود…')
  for (const module of missing) {
    await module.fillDemo?.(scale)
    await pool.query('insert into platform.demo_fills (module, filled_at) values ($1, now())', [module.name])
  }
  return missing.map((module) => module.name)
}
