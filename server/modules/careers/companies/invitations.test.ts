import * as panel from '@arvand/contracts/panel/companies'
import { register } from '@arvand/contracts/panel/identity'
import { listNotices } from '@arvand/contracts/panel/notices'
import { localMobile } from '@arvand/persian/mobile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aMobile, aPerson, aTicket, type TestPerson, testPassword } from '#testing/identity'
import { aCompany, joins, type TestCompany } from '../testing.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const until = (check: () => Promise<unknown>) => expect.poll(check, { timeout: 20_000, interval: 50 })
const invite = ({ id: companyId, owner }: TestCompany, mobile: string | null) =>
  arvand.call(panel.inviteCompanyMember, { companyId, mobile: mobile ?? '', role: 'recruiter' }, owner)
const openOf = async ({ id: companyId, owner }: TestCompany) =>
  (await arvand.call(panel.listMemberInvitations, { companyId }, owner)).answer.items
const membersOf = async ({ id: companyId, owner }: TestCompany) =>
  (await arvand.call(panel.listCompanyMembers, { companyId }, owner)).answer.items
const ownOf = async ({ token }: Pick<TestPerson, 'token'>) =>
  (await arvand.call(panel.listMyCompanyInvitations, {}, { token })).answer.items

test('a mobile answers the same, whether it has an account, is a member’s, or nobody’s', async () => {
  const company = await aCompany(arvand)
  const [known, member] = [await aPerson(arvand), await aPerson(arvand)]
  await joins(arvand, company, member)
  const answers: string[] = []
  for (const mobile of [known.mobile, member.mobile, company.owner.mobile, aMobile()]) {
    const { status, answer } = await invite(company, mobile)
    expect(answer.invitation.mobile).toBe(localMobile(mobile ?? ''))
    answers.push(JSON.stringify({ status, ...answer.invitation, id: '', mobile: '' }))
  }
  expect(new Set(answers).size).toBe(1)
  await until(() => ownOf(known)).toHaveLength(1)
  const listed = (await openOf(company)).map((one) => JSON.stringify({ ...one, id: '', mobile: '' }))
  expect([listed.length, new Set(listed).size]).toEqual([4, 1])
  // A member has what they are invited to.
  expect(await ownOf(member)).toEqual([])
  expect((await invite(company, known.mobile)).problem).toMatchObject({
    ...{ status: 409, code: 'careers.already-invited' },
  })
})

test('nobody is a member, or shown by name, before they accept; they are told', async () => {
  const company = await aCompany(arvand, { name: 'شرکت آذرخش' })
  const invited = await aPerson(arvand, { name: 'پریسا رستگار' })
  await invite(company, invited.mobile)
  await until(() => ownOf(invited)).toHaveLength(1)
  const { items } = (await arvand.call(listNotices, {}, invited)).answer
  expect(items).toMatchObject([{ link: '/panel/companies' }])
  expect(items[0]?.title).toContain('شرکت آذرخش')
  const [invitation] = await ownOf(invited)
  expect(invitation).toMatchObject({ company: 'شرکت آذرخش', by: 'مریم یزدانی', role: 'recruiter' })
  expect(JSON.stringify(await membersOf(company))).not.toContain('پریسا')
  const ask = { companyId: company.id }
  expect((await arvand.call(panel.showMyCompany, ask, invited)).status).toBe(404)

  const accept = { invitationId: invitation?.id ?? '' }
  expect((await arvand.call(panel.acceptCompanyInvitation, accept, invited)).answer).toEqual(ask)
  expect((await membersOf(company)).map(({ name }) => name)).toEqual(['مریم یزدانی', 'پریسا رستگار'])
  expect(await openOf(company)).toEqual([])
  expect((await arvand.call(panel.acceptCompanyInvitation, accept, invited)).problem).toMatchObject({
    ...{ status: 404, code: 'careers.unknown-invitation' },
  })
})

test('an invitation is declined or withdrawn, and nobody answers for somebody else', async () => {
  const company = await aCompany(arvand)
  const [invited, stranger] = [await aPerson(arvand), await aPerson(arvand)]
  await invite(company, invited.mobile)
  await until(() => ownOf(invited)).toHaveLength(1)
  const ask = { invitationId: (await ownOf(invited))[0]?.id ?? '' }
  for (const { token } of [stranger, company.owner]) {
    expect((await arvand.call(panel.acceptCompanyInvitation, ask, { token })).status).toBe(404)
    expect((await arvand.call(panel.declineCompanyInvitation, ask, { token })).status).toBe(404)
  }
  const withdraw = { companyId: company.id, ...ask }
  expect((await arvand.call(panel.withdrawMemberInvitation, withdraw, stranger)).status).toBe(404)
  expect((await arvand.call(panel.listMemberInvitations, { companyId: company.id }, stranger)).status).toBe(
    404,
  )
  expect((await arvand.call(panel.declineCompanyInvitation, ask, invited)).status).toBe(200)
  expect(await openOf(company)).toEqual([])

  const again = (await invite(company, invited.mobile)).answer.invitation.id
  const taken = { companyId: company.id, invitationId: again }
  expect((await arvand.call(panel.withdrawMemberInvitation, taken, company.owner)).status).toBe(200)
  expect((await arvand.call(panel.withdrawMemberInvitation, taken, company.owner)).problem.code).toBe(
    'careers.unknown-invitation',
  )
  expect(await ownOf(invited)).toEqual([])
})

test('who has no account is told by SMS, and finds the invitation after signing up', async () => {
  const company = await aCompany(arvand)
  const mobile = aMobile()
  await invite(company, mobile)
  await until(() => arvand.outbox(mobile)).toHaveLength(1)
  const ticket = await aTicket(arvand, { mobile }, 'register')
  const { answer } = await arvand.call(register, { ticket, name: 'مینا راد', password: testPassword })
  await until(() => ownOf(answer)).toHaveLength(1)
})

test('only owners of an accepted company invite', async () => {
  const waiting = await aCompany(arvand, { isWaiting: true })
  expect((await invite(waiting, aMobile())).problem).toMatchObject({
    ...{ status: 409, code: 'careers.invite-later' },
  })
  const company = await aCompany(arvand)
  const recruiter = await aPerson(arvand)
  await joins(arvand, company, recruiter)
  const byRecruiter = { ...company, owner: recruiter }
  expect((await invite(byRecruiter, aMobile())).problem.code).toBe('careers.owners-only')
  const list = await arvand.call(panel.listMemberInvitations, { companyId: company.id }, recruiter)
  expect(list.problem.code).toBe('careers.owners-only')
  expect((await invite({ ...company, owner: await aPerson(arvand) }, aMobile())).status).toBe(404)
})
