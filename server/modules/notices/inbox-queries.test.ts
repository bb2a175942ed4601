import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

test('the list and the figure of unread ones stand on their indexes', async () => {
  const [sara, omid] = [await aPerson(arvand), await aPerson(arvand)]
  const { pool } = arvand.database
  for (const [{ id }, many] of [[sara, 2_000] as const, [omid, 8_000] as const])
    await pool.query(
      `insert into notices.notices
       select gen_random_uuid(), $1, 'sample', 'cause ' || n, 'x', 'x', null, false,
         now() - n * interval '1 minute', case when n % 10 > 0 then now() end
       from generate_series(1, $2::int) as n`,
      [id, many],
    )
  await pool.query('analyze notices.notices')
  const planOf = async (sql: string): Promise<string> => {
    const { rows } = await pool.query(`explain ${sql}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  const of = `from notices.notices where person_id = '${sara.id}'`
  const list = await planOf(
    `select id ${of}
     order by now()::timestamptz desc, (read_at is null) desc, at desc, id desc limit 11`,
  )
  expect(list).toContain('Index Scan using notices__inbox')
  expect(list).not.toContain('Sort')
  expect(await planOf(`select count(*) ${of} and read_at is null`)).toContain('notices__unread')
})
