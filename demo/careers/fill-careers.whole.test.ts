import { listCompanies, listJobs, listSkills } from '@arvand/contracts/home/careers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#server/testing/app'
import { aFilledApp } from '../filled-app.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await aFilledApp()
}, 240_000)
afterAll(() => arvand.close())

const count = async (table: string) =>
  Number((await arvand.database.pool.query(`select count(*) from careers.${table}`)).rows[0].count)

test('the demo has forty skills, eight companies, twenty-four jobs and thirty applications', async () => {
  const skills = (await arvand.call(listSkills, {})).answer.items
  expect(skills.filter(({ parentId }) => parentId !== null)).toHaveLength(40)
  expect([await count('companies'), await count('jobs'), await count('applications')]).toEqual([8, 24, 30])
})

test('one company waits, one job has expired and one is closed', async () => {
  const companies = (await arvand.call(listCompanies, {})).answer.items
  expect(companies).toHaveLength(7)
  expect(companies.reduce((sum, { jobs }) => sum + jobs, 0)).toBe(19)
  const { items, nextCursor } = (await arvand.call(listJobs, {})).answer
  expect([items.length, nextCursor === null]).toEqual([10, false])
})
