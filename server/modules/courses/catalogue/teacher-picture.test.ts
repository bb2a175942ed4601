import { showTeacher } from '@arvand/contracts/home/teachers'
import { setAvatar } from '@arvand/contracts/panel/avatar'
import { updateProfile } from '@arvand/contracts/panel/profile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { aFile } from '#testing/media'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

test('a teacher’s page shows their picture only when they show it', async () => {
  const { id: ownerId, token } = await aPerson(arvand, { roles: ['teacher'] })
  await arvand.call(updateProfile, { handle: 'parvin-rad', publicFields: ['name'] }, { token })
  const file = await aFile(arvand, { ownerId, use: 'avatar' })
  await arvand.call(setAvatar, { fileId: file.id }, { token })
  const pictureNow = async () =>
    (await arvand.call(showTeacher, { handle: 'parvin-rad' })).answer.teacher.picture
  expect(await pictureNow()).toBeNull()
  await arvand.call(updateProfile, { publicFields: ['name', 'avatar'] }, { token })
  expect((await pictureNow())?.src).toBe(`/media/${file.id}/600`)
})
