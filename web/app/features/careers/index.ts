export { MessagesCard } from './messages-card.tsx'
export { Moves } from './moves.tsx'
export { PersonSkills } from './person-skills.tsx'
export { ResumePaper } from './resume-paper.tsx'
export { companyStateTones, jobStateTones, stageTones } from './tones.ts'
export {
  companyStateWords,
  jobStateWords,
  kindWords,
  messagesWords,
  roleWords,
  sizeWords,
  stageWords,
} from './words.ts'
