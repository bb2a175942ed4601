import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { phoneOut } from '../fields.ts'
import { role } from '../people.ts'

/** A public profile; fields that the person does not show are left out. */
export const showPerson = endpoint({
  service: 'home',
  method: 'GET',
  path: 'people/:handle',
  access: 'public',
  prose: 'Shows what a person chose to make public.',
  params: z.object({ handle: z.string().max(60) }),
  reply: z.object({
    person: z.object({
      id: z.string(),
      handle: z.string(),
      roles: z.array(role),
      name: z.string().optional(),
      mobile: phoneOut.nullable().optional(),
      email: z.string().nullable().optional(),
      birthDate: z.string().nullable().optional(),
      education: z.string().nullable().optional(),
      city: z.string().nullable().optional(),
      biography: z.string().nullable().optional(),
      links: z.array(z.string()).optional(),
      avatar: z.string().nullable().optional(),
    }),
  }),
  errors: [],
})
