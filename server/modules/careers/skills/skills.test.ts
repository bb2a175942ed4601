import { listSkills, listSkillsOf } from '@arvand/contracts/home/careers'
import * as panel from '@arvand/contracts/panel/careers'
import * as manage from '@arvand/contracts/panel/manage-careers'
import { updateProfile } from '@arvand/contracts/panel/profile'
import { revokeCertificate } from '@arvand/contracts/teacher/certificates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCertifiedCourse, aHolder } from '#testing/certificates'
import { aPerson } from '#testing/identity'
import { aManager, aSkill } from '../testing.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

test('a skill is claimed until a certificate proves it, and again after the certificate is revoked', async () => {
  const certified = await aCertifiedCourse(arvand)
  const [proven, claimed] = [
    await aSkill(arvand, 'تحلیل داده', [certified.course.slug]),
    await aSkill(arvand, 'مذاکره'),
  ]
  const holder = await aHolder(arvand, certified)
  const handle = `h${newId().slice(-8)}`
  await arvand.call(updateProfile, { handle, publicFields: [] }, holder)
  const mine = async () => (await arvand.call(panel.listMySkills, {}, holder)).answer.items
  // A certificate tells of the skill, but nobody shows what they have not chosen to.
  const { code } = holder
  expect(await mine()).toEqual([
    {
      ...{ id: proven, title: 'تحلیل داده', level: null },
      ...{ isVerified: true, certificate: code, exam: null, isAdded: false },
    },
  ])
  const shown = async () => (await arvand.call(listSkillsOf, { handle })).answer.items
  expect(await shown()).toEqual([])
  await arvand.call(panel.addSkill, { skillId: claimed, level: 'beginner' }, holder)
  await arvand.call(panel.addSkill, { skillId: proven, level: 'beginner' }, holder)
  await arvand.call(panel.addSkill, { skillId: proven, level: 'advanced' }, holder)
  // The page of the certificate would tell a name that is not shown.
  expect(await shown()).toMatchObject([{ id: proven, isVerified: true, certificate: null }, { id: claimed }])
  await arvand.call(updateProfile, { publicFields: ['name'] }, holder)
  expect(await shown()).toMatchObject([
    { id: proven, level: 'advanced', isVerified: true, certificate: code },
    { id: claimed, level: 'beginner', isVerified: false, certificate: null },
  ])
  const reason = 'به اشتباه صادر شده بود'
  await arvand.call(revokeCertificate, { code, reason, requestId: newId() }, certified.teacher)
  expect((await shown()).map(({ isVerified }) => isVerified)).toEqual([false, false])
  expect((await arvand.call(panel.removeSkill, { skillId: claimed }, holder)).status).toBe(200)
  const again = await arvand.call(panel.removeSkill, { skillId: claimed }, holder)
  expect(again.problem.code).toBe('careers.unknown-skill')
})

test('a manager keeps the tree of two levels; what is used is not removed', async () => {
  const manager = await aManager(arvand)
  const save = (wish: object) =>
    arvand.call(manage.saveSkill, { title: 'حوزه', parentId: null, requestId: newId(), ...wish }, manager)
  const { skillId: fieldId } = (await save({ title: 'طراحی' })).answer
  const { skillId } = (await save({ title: 'فیگما', parentId: fieldId })).answer
  expect((await save({ title: 'افزونه', parentId: skillId })).problem.code).toBe('careers.unknown-skill')
  expect((await save({ skillId: fieldId, parentId: fieldId })).problem.code).toBe('careers.unknown-skill')
  const unknown = await save({ title: 'اسکچ', parentId: fieldId, courses: ['no-such-course'] })
  expect(unknown.problem.code).toBe('careers.unknown-course')
  await save({ skillId, title: 'طراحی با فیگما', parentId: fieldId })
  const tree = (await arvand.call(listSkills, {})).answer.items
  expect(tree.filter(({ parentId }) => parentId === fieldId)).toEqual([
    { id: skillId, title: 'طراحی با فیگما', parentId: fieldId },
  ])
  const remove = async (id: string) =>
    (await arvand.call(manage.deleteSkill, { skillId: id }, manager)).problem
  expect((await remove(fieldId)).code).toBe('careers.skill-in-use')
  const person = await aPerson(arvand)
  await arvand.call(panel.addSkill, { skillId, level: 'beginner' }, person)
  expect((await remove(skillId)).code).toBe('careers.skill-in-use')
  await arvand.call(panel.removeSkill, { skillId }, person)
  expect(await remove(skillId)).toEqual({})
  expect((await arvand.call(manage.listManagedSkills, {}, person)).status).toBe(403)
})

test('a field is no skill of a person, and nobody adds more than thirty', async () => {
  const person = await aPerson(arvand)
  await aSkill(arvand, 'پایتون')
  const tree = (await arvand.call(listSkills, {})).answer.items
  const field = tree.find(({ parentId }) => parentId === null)
  const wrong = await arvand.call(panel.addSkill, { skillId: field?.id, level: 'beginner' }, person)
  expect(wrong.problem.code).toBe('careers.unknown-skill')
  expect((await arvand.call(panel.listMySkills, {})).status).toBe(401)
  const { rows } = await arvand.database.pool.query('select id from careers.skills where parent_id is null')
  for (let count = 0; count < 30; count += 1)
    await arvand.database.pool.query(
      `with made as (insert into careers.skills values (gen_random_uuid(), $1, $2, now()) returning id)
      insert into careers.person_skills select $3, id, 'beginner', now() from made`,
      [rows[0].id, `مهارت ${count}`, person.id],
    )
  const skillId = await aSkill(arvand, 'یکی بیشتر')
  const full = await arvand.call(panel.addSkill, { skillId, level: 'beginner' }, person)
  expect(full.problem.code).toBe('careers.too-many-skills')
})
