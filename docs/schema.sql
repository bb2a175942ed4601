-- The database after all migrations, to be read. Written by `npm run schema`; a check compares it.

create extension pg_trgm;

--------------------------------------------------------------------------------
create schema analysis;

create table analysis.client_logs (
  id uuid not null,
  at timestamp with time zone not null,
  level text not null,
  message text not null,
  stack text,
  path text,
  user_agent text not null,
  constraint client_logs_pkey PRIMARY KEY (id, at),
  constraint client_logs_level_check1 CHECK (level = ANY (ARRAY['warn'::text, 'error'::text]))
) partition by RANGE (at);
CREATE INDEX client_logs__at ON ONLY analysis.client_logs USING btree (at DESC, id DESC);

create table analysis.client_logs_rest partition of analysis.client_logs DEFAULT;

create table analysis.learning_events (
  id uuid not null,
  at timestamp with time zone not null,
  type text not null,
  person_id uuid not null,
  course_id uuid,
  lesson_id uuid,
  item_id uuid,
  constraint learning_events_pkey PRIMARY KEY (id, at),
  constraint learning_events_type_check CHECK (type = ANY (ARRAY['lessonCompleted'::text, 'courseCompleted'::text, 'examPassed'::text, 'examFailed'::text, 'webinarAttended'::text, 'certificateIssued'::text])),
  constraint learning_events_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
) partition by RANGE (at);
CREATE INDEX learning_events__newest ON ONLY analysis.learning_events USING btree (at DESC, id DESC);
CREATE INDEX learning_events__of_person ON ONLY analysis.learning_events USING btree (person_id, at DESC, id DESC);

create table analysis.learning_events_rest partition of analysis.learning_events DEFAULT;

create table analysis.page_days (
  day date not null,
  path text not null,
  views integer not null,
  constraint page_days_pkey PRIMARY KEY (day, path)
);

create table analysis.page_views (
  id uuid not null,
  day date not null,
  path text not null,
  referrer_host text,
  visitor bytea not null,
  hour smallint not null,
  constraint page_views_pkey PRIMARY KEY (id, day),
  constraint page_views_hour_check1 CHECK (hour >= 0 AND hour <= 23)
) partition by RANGE (day);
CREATE INDEX page_views__day ON ONLY analysis.page_views USING btree (day);

create table analysis.page_views_rest partition of analysis.page_views DEFAULT;

create table analysis.ref_view_days (
  code text not null,
  day date not null,
  views integer not null,
  constraint ref_view_days_pkey PRIMARY KEY (code, day)
);
CREATE INDEX ref_view_days__day ON analysis.ref_view_days USING btree (day);

create table analysis.ref_visitors (
  code text not null,
  visitor bytea not null,
  counted_at timestamp with time zone not null,
  constraint ref_visitors_pkey PRIMARY KEY (code, visitor)
);
CREATE INDEX ref_visitors__counted_at ON analysis.ref_visitors USING btree (counted_at);

create table analysis.referrer_days (
  day date not null,
  host text not null,
  views integer not null,
  constraint referrer_days_pkey PRIMARY KEY (day, host)
);

create table analysis.view_days (
  day date not null,
  views integer not null,
  visitors integer not null,
  constraint view_days_pkey PRIMARY KEY (day)
);

create table analysis.visitor_hours (
  day date not null,
  hour smallint not null,
  visitors integer not null,
  course_visitors integer not null,
  constraint visitor_hours_pkey PRIMARY KEY (day, hour),
  constraint visitor_hours_hour_check CHECK (hour >= 0 AND hour <= 23)
);

--------------------------------------------------------------------------------
create schema articles;

create table articles.article_files (
  article_id uuid not null,
  file_id uuid not null,
  is_live boolean not null,
  constraint article_files_pkey PRIMARY KEY (article_id, file_id, is_live),
  constraint article_files_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles.articles(id) ON DELETE CASCADE,
  constraint article_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES media.files(id)
);
CREATE INDEX article_files__file ON articles.article_files USING btree (file_id);

create table articles.articles (
  id uuid not null,
  author_id uuid not null,
  slug text not null,
  title text not null,
  summary text default ''::text not null,
  body jsonb not null,
  topics text[] default '{}'::text[] not null,
  cover_file_id uuid,
  version integer default 1 not null,
  state text default 'draft'::text not null,
  submitted_at timestamp with time zone,
  publish_at timestamp with time zone,
  published_at timestamp with time zone,
  is_live boolean default false not null,
  changed_at timestamp with time zone not null,
  constraint articles_pkey PRIMARY KEY (id),
  constraint articles_slug_key UNIQUE (slug),
  constraint articles_check CHECK (state <> 'published'::text OR is_live),
  constraint articles_check1 CHECK ((state = 'scheduled'::text) = (publish_at IS NOT NULL)),
  constraint articles_state_check CHECK (state = ANY (ARRAY['draft'::text, 'inReview'::text, 'scheduled'::text, 'published'::text, 'archived'::text])),
  constraint articles_author_id_fkey FOREIGN KEY (author_id) REFERENCES identity.accounts(id),
  constraint articles_cover_file_id_fkey FOREIGN KEY (cover_file_id) REFERENCES media.files(id)
);
CREATE INDEX articles__archived ON articles.articles USING btree (changed_at DESC, id DESC) WHERE (state = 'archived'::text);
CREATE INDEX articles__cover ON articles.articles USING btree (cover_file_id) WHERE (cover_file_id IS NOT NULL);
CREATE INDEX articles__in_review ON articles.articles USING btree (submitted_at, id) WHERE (state = 'inReview'::text);
CREATE INDEX articles__live ON articles.articles USING btree (changed_at DESC, id DESC) WHERE is_live;
CREATE INDEX articles__of_author ON articles.articles USING btree (author_id, changed_at DESC, id DESC);
CREATE INDEX articles__scheduled ON articles.articles USING btree (publish_at, id) WHERE (state = 'scheduled'::text);

create table articles.newsletter_mails (
  newsletter_id uuid not null,
  subscriber_id uuid not null,
  state text default 'waiting'::text not null,
  tries smallint default 0 not null,
  next_at timestamp with time zone not null,
  constraint newsletter_mails_pkey PRIMARY KEY (newsletter_id, subscriber_id),
  constraint newsletter_mails_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'failed'::text])),
  constraint newsletter_mails_newsletter_id_fkey FOREIGN KEY (newsletter_id) REFERENCES articles.newsletters(id) ON DELETE CASCADE,
  constraint newsletter_mails_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES articles.subscribers(id) ON DELETE CASCADE
);
CREATE INDEX newsletter_mails__subscriber ON articles.newsletter_mails USING btree (subscriber_id);
CREATE INDEX newsletter_mails__waiting ON articles.newsletter_mails USING btree (next_at) WHERE (state = 'waiting'::text);

create table articles.newsletters (
  id uuid not null,
  due_at timestamp with time zone not null,
  article_ids uuid[] not null,
  constraint newsletters_pkey PRIMARY KEY (id),
  constraint newsletters_due_at_key UNIQUE (due_at)
);

create table articles.published (
  article_id uuid not null,
  title text not null,
  summary text not null,
  body jsonb not null,
  cover_file_id uuid,
  minutes integer not null,
  published_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  words_key text not null,
  constraint published_pkey PRIMARY KEY (article_id),
  constraint published_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles.articles(id) ON DELETE CASCADE,
  constraint published_cover_file_id_fkey FOREIGN KEY (cover_file_id) REFERENCES media.files(id)
);
CREATE INDEX published__cover ON articles.published USING btree (cover_file_id) WHERE (cover_file_id IS NOT NULL);
CREATE INDEX published__newest ON articles.published USING btree (published_at DESC, article_id DESC);

create table articles.published_topics (
  topic_key text not null,
  article_id uuid not null,
  "position" smallint not null,
  published_at timestamp with time zone not null,
  constraint published_topics_pkey PRIMARY KEY (article_id, topic_key),
  constraint published_topics_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles.published(article_id) ON DELETE CASCADE,
  constraint published_topics_topic_key_fkey FOREIGN KEY (topic_key) REFERENCES articles.topics(key)
);
CREATE INDEX published_topics__newest ON articles.published_topics USING btree (topic_key, published_at DESC, article_id DESC);

create table articles.series (
  id uuid not null,
  author_id uuid not null,
  slug text not null,
  title text not null,
  text text default ''::text not null,
  changed_at timestamp with time zone not null,
  constraint series_pkey PRIMARY KEY (id),
  constraint series_slug_key UNIQUE (slug),
  constraint series_author_id_fkey FOREIGN KEY (author_id) REFERENCES identity.accounts(id)
);
CREATE INDEX series__newest ON articles.series USING btree (changed_at DESC, id DESC);
CREATE INDEX series__of_author ON articles.series USING btree (author_id, changed_at DESC, id DESC);

create table articles.series_parts (
  article_id uuid not null,
  series_id uuid not null,
  "position" smallint not null,
  constraint series_parts_pkey PRIMARY KEY (article_id),
  constraint series_parts_series_id_position_key UNIQUE (series_id, "position"),
  constraint series_parts_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles.articles(id) ON DELETE CASCADE,
  constraint series_parts_series_id_fkey FOREIGN KEY (series_id) REFERENCES articles.series(id) ON DELETE CASCADE
);

create table articles.subscribers (
  id uuid not null,
  email text not null,
  asked_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  constraint subscribers_pkey PRIMARY KEY (id),
  constraint subscribers_email_key UNIQUE (email)
);
CREATE INDEX subscribers__unconfirmed ON articles.subscribers USING btree (asked_at) WHERE (confirmed_at IS NULL);

create table articles.topics (
  key text not null,
  title text not null,
  articles integer default 0 not null,
  constraint topics_pkey PRIMARY KEY (key)
);
CREATE INDEX topics__most ON articles.topics USING btree (articles DESC, key) WHERE (articles > 0);

create table articles.turns (
  id uuid not null,
  article_id uuid not null,
  state text not null,
  by_id uuid,
  reason text,
  at timestamp with time zone not null,
  constraint turns_pkey PRIMARY KEY (id),
  constraint turns_state_check CHECK (state = ANY (ARRAY['draft'::text, 'inReview'::text, 'scheduled'::text, 'published'::text, 'archived'::text])),
  constraint turns_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles.articles(id) ON DELETE CASCADE,
  constraint turns_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id)
);
CREATE INDEX turns__by ON articles.turns USING btree (by_id);
CREATE INDEX turns__of_article ON articles.turns USING btree (article_id, at DESC, id DESC);

--------------------------------------------------------------------------------
create schema authoring;

create table authoring.exchanges (
  id uuid not null,
  person_id uuid not null,
  direction text not null,
  course_id uuid,
  file_id uuid,
  state text default 'waiting'::text not null,
  percent integer default 0 not null,
  trouble text,
  report jsonb,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint exchanges_pkey PRIMARY KEY (id),
  constraint exchanges_direction_check CHECK (direction = ANY (ARRAY['export'::text, 'import'::text])),
  constraint exchanges_percent_check CHECK (percent >= 0 AND percent <= 100),
  constraint exchanges_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'working'::text, 'done'::text, 'failed'::text, 'cancelled'::text])),
  constraint exchanges_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id) ON DELETE SET NULL,
  constraint exchanges_file_id_fkey FOREIGN KEY (file_id) REFERENCES media.files(id),
  constraint exchanges_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id)
);
CREATE INDEX exchanges__of_course ON authoring.exchanges USING btree (course_id) WHERE (course_id IS NOT NULL);
CREATE INDEX exchanges__of_file ON authoring.exchanges USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX exchanges__of_person ON authoring.exchanges USING btree (person_id, created_at DESC, id DESC);

create table authoring.lesson_versions (
  lesson_id uuid not null,
  version integer not null,
  title text not null,
  content jsonb not null,
  saved_by uuid not null,
  saved_at timestamp with time zone not null,
  constraint lesson_versions_pkey PRIMARY KEY (lesson_id, version),
  constraint lesson_versions_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES courses.stored_lessons(id) ON DELETE CASCADE,
  constraint lesson_versions_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES identity.accounts(id)
);
CREATE INDEX lesson_versions__of_person ON authoring.lesson_versions USING btree (saved_by);

create table authoring.review_checks (
  id uuid not null,
  course_id uuid not null,
  topic text not null,
  is_checked boolean not null,
  by_id uuid not null,
  at timestamp with time zone not null,
  constraint review_checks_pkey PRIMARY KEY (id),
  constraint review_checks_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id),
  constraint review_checks_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id) ON DELETE CASCADE
);
CREATE INDEX review_checks__of_course ON authoring.review_checks USING btree (course_id, topic, at DESC, id DESC);
CREATE INDEX review_checks__of_person ON authoring.review_checks USING btree (by_id);

create table authoring.review_note_turns (
  id uuid not null,
  note_id uuid not null,
  is_done boolean not null,
  by_id uuid not null,
  at timestamp with time zone not null,
  constraint review_note_turns_pkey PRIMARY KEY (id),
  constraint review_note_turns_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id),
  constraint review_note_turns_note_id_fkey FOREIGN KEY (note_id) REFERENCES authoring.review_notes(id) ON DELETE CASCADE
);
CREATE INDEX review_note_turns__of_note ON authoring.review_note_turns USING btree (note_id, at, id);
CREATE INDEX review_note_turns__of_person ON authoring.review_note_turns USING btree (by_id);

create table authoring.review_notes (
  id uuid not null,
  course_id uuid not null,
  subject text not null,
  section_id uuid,
  lesson_id uuid,
  title text not null,
  topic text,
  text text not null,
  by_id uuid not null,
  at timestamp with time zone not null,
  turn_id uuid,
  constraint review_notes_pkey PRIMARY KEY (id),
  constraint review_notes_subject_check CHECK (subject = ANY (ARRAY['course'::text, 'section'::text, 'lesson'::text])),
  constraint review_notes_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id),
  constraint review_notes_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id) ON DELETE CASCADE,
  constraint review_notes_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES courses.stored_lessons(id) ON DELETE SET NULL,
  constraint review_notes_section_id_fkey FOREIGN KEY (section_id) REFERENCES courses.stored_sections(id) ON DELETE SET NULL,
  constraint review_notes_turn_id_fkey FOREIGN KEY (turn_id) REFERENCES courses.course_turns(id) ON DELETE CASCADE
);
CREATE INDEX review_notes__of_course ON authoring.review_notes USING btree (course_id, at DESC, id DESC);
CREATE INDEX review_notes__of_lesson ON authoring.review_notes USING btree (lesson_id) WHERE (lesson_id IS NOT NULL);
CREATE INDEX review_notes__of_person ON authoring.review_notes USING btree (by_id);
CREATE INDEX review_notes__of_section ON authoring.review_notes USING btree (section_id) WHERE (section_id IS NOT NULL);
CREATE INDEX review_notes__of_turn ON authoring.review_notes USING btree (turn_id) WHERE (turn_id IS NOT NULL);

create table authoring.staff_invitations (
  id uuid not null,
  course_id uuid not null,
  who text not null,
  person_id uuid,
  role text not null,
  rights text[] default '{}'::text[] not null,
  share_percent integer default 0 not null,
  by_id uuid not null,
  at timestamp with time zone not null,
  constraint staff_invitations_pkey PRIMARY KEY (id),
  constraint staff_invitations__once UNIQUE (course_id, who),
  constraint staff_invitations__who_earns CHECK (share_percent = 0 OR role = 'teacher'::text),
  constraint staff_invitations_rights_check CHECK (rights <@ ARRAY['write'::text, 'answer'::text, 'mark'::text, 'enrol'::text, 'announce'::text]),
  constraint staff_invitations_role_check CHECK (role = ANY (ARRAY['teacher'::text, 'assistant'::text])),
  constraint staff_invitations_share_percent_check CHECK (share_percent >= 0 AND share_percent <= 100),
  constraint staff_invitations_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id),
  constraint staff_invitations_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id) ON DELETE CASCADE,
  constraint staff_invitations_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX staff_invitations__of_mobile ON authoring.staff_invitations USING btree (who) WHERE (person_id IS NULL);
CREATE INDEX staff_invitations__of_person ON authoring.staff_invitations USING btree (person_id) WHERE (person_id IS NOT NULL);

--------------------------------------------------------------------------------
create schema calendar;

create table calendar.holiday_changes (
  id uuid not null,
  holiday_id uuid not null,
  act text not null,
  day date not null,
  title text not null,
  changed_by uuid not null,
  changed_at timestamp with time zone not null,
  constraint holiday_changes_pkey PRIMARY KEY (id),
  constraint holiday_changes_act_check CHECK (act = ANY (ARRAY['added'::text, 'mended'::text, 'removed'::text]))
);
CREATE INDEX holiday_changes__holiday ON calendar.holiday_changes USING btree (holiday_id, changed_at);

create table calendar.holidays (
  id uuid not null,
  day date not null,
  title text not null,
  estimated boolean default false not null,
  constraint holidays_pkey PRIMARY KEY (id),
  constraint holidays__day_title UNIQUE (day, title),
  constraint holidays_title_check CHECK (title <> ''::text)
);

--------------------------------------------------------------------------------
create schema careers;

create table careers.alerts (
  id uuid not null,
  person_id uuid not null,
  search jsonb not null,
  made_at timestamp with time zone not null,
  looked_at timestamp with time zone not null,
  constraint alerts_pkey PRIMARY KEY (id),
  constraint alerts_person_id_search_key UNIQUE (person_id, search),
  constraint alerts_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX alerts__looked ON careers.alerts USING btree (looked_at, id);

create table careers.applications (
  id uuid not null,
  job_id uuid not null,
  person_id uuid not null,
  letter text not null,
  resume jsonb not null,
  stage text not null,
  at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  constraint applications_pkey PRIMARY KEY (id),
  constraint applications_job_id_person_id_key UNIQUE (job_id, person_id),
  constraint applications_stage_check CHECK (stage = ANY (ARRAY['new'::text, 'reviewing'::text, 'interview'::text, 'offer'::text, 'hired'::text, 'rejected'::text])),
  constraint applications_job_id_fkey FOREIGN KEY (job_id) REFERENCES careers.jobs(id),
  constraint applications_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX applications__at_stage ON careers.applications USING btree (job_id, stage, at, id) WHERE (withdrawn_at IS NULL);
CREATE INDEX applications__of_person ON careers.applications USING btree (person_id, at DESC, id DESC);

create table careers.blocks (
  company_id uuid not null,
  person_id uuid not null,
  by_id uuid not null,
  at timestamp with time zone not null,
  constraint blocks_pkey PRIMARY KEY (company_id, person_id),
  constraint blocks_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id),
  constraint blocks_company_id_fkey FOREIGN KEY (company_id) REFERENCES careers.companies(id) ON DELETE CASCADE,
  constraint blocks_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX blocks__person ON careers.blocks USING btree (person_id);

create table careers.companies (
  id uuid not null,
  slug text not null,
  name text not null,
  field text not null,
  city text not null,
  size text not null,
  website text not null,
  about text not null,
  state text not null,
  reason text,
  proposed_by uuid,
  proposed_at timestamp with time zone not null,
  state_at timestamp with time zone not null,
  constraint companies_pkey PRIMARY KEY (id),
  constraint companies_slug_key UNIQUE (slug),
  constraint companies_size_check CHECK (size = ANY (ARRAY['upTo10'::text, 'upTo50'::text, 'upTo200'::text, 'over200'::text])),
  constraint companies_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'returned'::text])),
  constraint companies_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES identity.accounts(id) ON DELETE SET NULL
);
CREATE INDEX companies__in_state ON careers.companies USING btree (state, state_at DESC, id DESC);
CREATE INDEX companies__proposed_by ON careers.companies USING btree (proposed_by);

create table careers.company_changes (
  company_id uuid not null,
  id uuid not null,
  name text not null,
  website text not null,
  by_id uuid,
  at timestamp with time zone not null,
  constraint company_changes_pkey PRIMARY KEY (company_id),
  constraint company_changes_id_key UNIQUE (id),
  constraint company_changes_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id) ON DELETE SET NULL,
  constraint company_changes_company_id_fkey FOREIGN KEY (company_id) REFERENCES careers.companies(id) ON DELETE CASCADE
);
CREATE INDEX company_changes__by ON careers.company_changes USING btree (by_id);
CREATE INDEX company_changes__waiting ON careers.company_changes USING btree (at, id);

create table careers.company_turns (
  id uuid not null,
  company_id uuid not null,
  state text not null,
  reason text,
  by_id uuid,
  at timestamp with time zone not null,
  constraint company_turns_pkey PRIMARY KEY (id),
  constraint company_turns_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'returned'::text])),
  constraint company_turns_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id),
  constraint company_turns_company_id_fkey FOREIGN KEY (company_id) REFERENCES careers.companies(id) ON DELETE CASCADE
);
CREATE INDEX company_turns__company ON careers.company_turns USING btree (company_id, at);

create table careers.followers (
  company_id uuid not null,
  person_id uuid not null,
  since timestamp with time zone not null,
  constraint followers_pkey PRIMARY KEY (company_id, person_id),
  constraint followers_company_id_fkey FOREIGN KEY (company_id) REFERENCES careers.companies(id) ON DELETE CASCADE,
  constraint followers_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX followers__person ON careers.followers USING btree (person_id, since DESC, company_id DESC);

create table careers.job_skills (
  job_id uuid not null,
  skill_id uuid not null,
  is_demanded boolean not null,
  constraint job_skills_pkey PRIMARY KEY (job_id, skill_id),
  constraint job_skills_job_id_fkey FOREIGN KEY (job_id) REFERENCES careers.jobs(id) ON DELETE CASCADE,
  constraint job_skills_skill_id_fkey FOREIGN KEY (skill_id) REFERENCES careers.skills(id)
);
CREATE INDEX job_skills__skill ON careers.job_skills USING btree (skill_id);

create table careers.jobs (
  id uuid not null,
  company_id uuid not null,
  slug text not null,
  title text not null,
  kind text not null,
  city text not null,
  is_remote boolean not null,
  pay_least bigint,
  pay_most bigint,
  deadline date not null,
  description jsonb not null,
  created_at timestamp with time zone not null,
  published_at timestamp with time zone,
  closed_at timestamp with time zone,
  constraint jobs_pkey PRIMARY KEY (id),
  constraint jobs_slug_key UNIQUE (slug),
  constraint jobs_check CHECK (pay_most >= pay_least),
  constraint jobs_kind_check CHECK (kind = ANY (ARRAY['fullTime'::text, 'partTime'::text, 'contract'::text, 'internship'::text])),
  constraint jobs_company_id_fkey FOREIGN KEY (company_id) REFERENCES careers.companies(id)
);
CREATE INDEX jobs__of_company ON careers.jobs USING btree (company_id, created_at DESC, id DESC);
CREATE INDEX jobs__open ON careers.jobs USING btree (published_at DESC, id DESC) WHERE ((published_at IS NOT NULL) AND (closed_at IS NULL));

create table careers.member_invitations (
  id uuid not null,
  company_id uuid not null,
  mobile text not null,
  person_id uuid,
  role text not null,
  by_id uuid not null,
  at timestamp with time zone not null,
  constraint member_invitations_pkey PRIMARY KEY (id),
  constraint member_invitations__once UNIQUE (company_id, mobile),
  constraint member_invitations_role_check CHECK (role = ANY (ARRAY['owner'::text, 'recruiter'::text])),
  constraint member_invitations_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id),
  constraint member_invitations_company_id_fkey FOREIGN KEY (company_id) REFERENCES careers.companies(id) ON DELETE CASCADE,
  constraint member_invitations_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX member_invitations__by ON careers.member_invitations USING btree (by_id);
CREATE INDEX member_invitations__of_mobile ON careers.member_invitations USING btree (mobile) WHERE (person_id IS NULL);
CREATE INDEX member_invitations__of_person ON careers.member_invitations USING btree (person_id) WHERE (person_id IS NOT NULL);

create table careers.members (
  company_id uuid not null,
  person_id uuid not null,
  role text not null,
  since timestamp with time zone not null,
  constraint members_pkey PRIMARY KEY (company_id, person_id),
  constraint members_role_check CHECK (role = ANY (ARRAY['owner'::text, 'recruiter'::text])),
  constraint members_company_id_fkey FOREIGN KEY (company_id) REFERENCES careers.companies(id) ON DELETE CASCADE,
  constraint members_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX members__person ON careers.members USING btree (person_id, since DESC, company_id DESC);

create table careers.messages (
  id uuid not null,
  application_id uuid not null,
  by_id uuid not null,
  is_company boolean not null,
  text text not null,
  at timestamp with time zone not null,
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_application_id_fkey FOREIGN KEY (application_id) REFERENCES careers.applications(id) ON DELETE CASCADE,
  constraint messages_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id)
);
CREATE INDEX messages__application ON careers.messages USING btree (application_id, at, id);
CREATE INDEX messages__by ON careers.messages USING btree (by_id);

create table careers.moves (
  id uuid not null,
  application_id uuid not null,
  stage text not null,
  by_id uuid not null,
  at timestamp with time zone not null,
  constraint moves_pkey PRIMARY KEY (id),
  constraint moves_application_id_fkey FOREIGN KEY (application_id) REFERENCES careers.applications(id) ON DELETE CASCADE,
  constraint moves_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id)
);
CREATE INDEX moves__application ON careers.moves USING btree (application_id, at, id);
CREATE INDEX moves__by ON careers.moves USING btree (by_id);

create table careers.notes (
  id uuid not null,
  application_id uuid not null,
  by_id uuid not null,
  text text not null,
  at timestamp with time zone not null,
  constraint notes_pkey PRIMARY KEY (id),
  constraint notes_application_id_fkey FOREIGN KEY (application_id) REFERENCES careers.applications(id) ON DELETE CASCADE,
  constraint notes_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id)
);
CREATE INDEX notes__application ON careers.notes USING btree (application_id, at, id);
CREATE INDEX notes__by ON careers.notes USING btree (by_id);

create table careers.person_skills (
  person_id uuid not null,
  skill_id uuid not null,
  level text not null,
  at timestamp with time zone not null,
  constraint person_skills_pkey PRIMARY KEY (person_id, skill_id),
  constraint person_skills_level_check CHECK (level = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'advanced'::text])),
  constraint person_skills_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint person_skills_skill_id_fkey FOREIGN KEY (skill_id) REFERENCES careers.skills(id)
);
CREATE INDEX person_skills__skill ON careers.person_skills USING btree (skill_id);

create table careers.resumes (
  person_id uuid not null,
  headline text not null,
  experience text not null,
  public_parts text[],
  constraint resumes_pkey PRIMARY KEY (person_id),
  constraint resumes_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);

create table careers.saved_jobs (
  person_id uuid not null,
  job_id uuid not null,
  at timestamp with time zone not null,
  constraint saved_jobs_pkey PRIMARY KEY (person_id, job_id),
  constraint saved_jobs_job_id_fkey FOREIGN KEY (job_id) REFERENCES careers.jobs(id) ON DELETE CASCADE,
  constraint saved_jobs_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX saved_jobs__job ON careers.saved_jobs USING btree (job_id);
CREATE INDEX saved_jobs__person ON careers.saved_jobs USING btree (person_id, at DESC, job_id DESC);

create table careers.skill_courses (
  skill_id uuid not null,
  course_id uuid not null,
  constraint skill_courses_pkey PRIMARY KEY (skill_id, course_id),
  constraint skill_courses_skill_id_fkey FOREIGN KEY (skill_id) REFERENCES careers.skills(id) ON DELETE CASCADE
);
CREATE INDEX skill_courses__course ON careers.skill_courses USING btree (course_id);

create table careers.skill_exams (
  skill_id uuid not null,
  exam_id uuid not null,
  constraint skill_exams_pkey PRIMARY KEY (skill_id, exam_id),
  constraint skill_exams_skill_id_fkey FOREIGN KEY (skill_id) REFERENCES careers.skills(id) ON DELETE CASCADE
);
CREATE INDEX skill_exams__exam ON careers.skill_exams USING btree (exam_id);

create table careers.skills (
  id uuid not null,
  parent_id uuid,
  title text not null,
  made_at timestamp with time zone not null,
  constraint skills_pkey PRIMARY KEY (id),
  constraint skills_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES careers.skills(id)
);
CREATE INDEX skills__parent ON careers.skills USING btree (parent_id);

--------------------------------------------------------------------------------
create schema certificates;

create table certificates.brands (
  brand text not null,
  name text not null,
  tagline text not null,
  name_latin text not null,
  tagline_latin text not null,
  revision integer default 0 not null,
  constraint brands_pkey PRIMARY KEY (brand),
  constraint brands_brand_check CHECK (brand = ANY (ARRAY['arvand'::text, 'hamun'::text])),
  constraint brands_name_check CHECK (name <> ''::text),
  constraint brands_name_latin_check CHECK (name_latin <> ''::text)
);

create table certificates.certificates (
  id uuid not null,
  code text not null,
  template_id uuid not null,
  person_id uuid not null,
  reason text not null,
  brand text not null,
  heading text not null,
  holder text not null,
  title text not null,
  title_latin text not null,
  teacher text not null,
  signer text not null,
  signer_role text not null,
  hours integer not null,
  grade integer,
  shares_grade boolean default false not null,
  issued_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  renews_id uuid,
  renewed_at timestamp with time zone,
  revoked_at timestamp with time zone,
  revoked_reason text,
  credential json,
  kind text not null,
  minutes integer,
  issuer text not null,
  issuer_tagline text not null,
  issuer_latin text not null,
  issuer_tagline_latin text not null,
  search_key text generated always as (((' '::text || platform.search_key(((title || ' '::text) || holder))) || ' '::text)) stored not null,
  constraint certificates_pkey PRIMARY KEY (id),
  constraint certificates_code_key UNIQUE (code),
  constraint certificates_renews_id_key UNIQUE (renews_id),
  constraint certificates_brand_check CHECK (brand = ANY (ARRAY['arvand'::text, 'hamun'::text])),
  constraint certificates_check CHECK ((revoked_at IS NULL) = (revoked_reason IS NULL)),
  constraint certificates_code_check CHECK (code ~ '^[A-Z]{2}(-[0-9A-HJKMNP-TV-Z]{4}){3}$'::text),
  constraint certificates_grade_check CHECK (grade >= 0 AND grade <= 10000),
  constraint certificates_hours_check CHECK (hours > 0),
  constraint certificates_kind_check CHECK (kind = ANY (ARRAY['course'::text, 'webinar'::text])),
  constraint certificates_minutes_check CHECK (minutes > 0),
  constraint certificates_reason_check CHECK (reason = ANY (ARRAY['completed'::text, 'passed'::text, 'attended'::text, 'by-hand'::text])),
  constraint certificates_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id),
  constraint certificates_renews_id_fkey FOREIGN KEY (renews_id) REFERENCES certificates.certificates(id),
  constraint certificates_template_id_fkey FOREIGN KEY (template_id) REFERENCES certificates.templates(id)
);
CREATE INDEX certificates__expiring ON certificates.certificates USING btree (expires_at) WHERE ((revoked_at IS NULL) AND (renewed_at IS NULL) AND (expires_at IS NOT NULL));
CREATE INDEX certificates__newest ON certificates.certificates USING btree (issued_at DESC, id DESC);
CREATE INDEX certificates__person ON certificates.certificates USING btree (person_id, issued_at DESC, id DESC);
CREATE INDEX certificates__revoked ON certificates.certificates USING btree (revoked_at) WHERE (revoked_at IS NOT NULL);
CREATE INDEX certificates__search ON certificates.certificates USING gin (search_key public.gin_trgm_ops);
CREATE UNIQUE INDEX certificates__standing ON certificates.certificates USING btree (template_id, person_id) WHERE ((revoked_at IS NULL) AND (renewed_at IS NULL));
CREATE INDEX certificates__template ON certificates.certificates USING btree (template_id, issued_at DESC, id DESC);

create table certificates.issue_list_lines (
  list_id uuid not null,
  line integer not null,
  given text not null,
  person_id uuid,
  outcome text not null,
  constraint issue_list_lines_pkey PRIMARY KEY (list_id, line),
  constraint issue_list_lines_outcome_check CHECK (outcome = ANY (ARRAY['ready'::text, 'issued'::text, 'has-one'::text, 'not-entitled'::text, 'not-mobile'::text, 'repeated'::text])),
  constraint issue_list_lines_list_id_fkey FOREIGN KEY (list_id) REFERENCES certificates.issue_lists(id) ON DELETE CASCADE,
  constraint issue_list_lines_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX issue_list_lines__person ON certificates.issue_list_lines USING btree (person_id);
CREATE INDEX issue_list_lines__ready ON certificates.issue_list_lines USING btree (list_id, line) WHERE (outcome = 'ready'::text);

create table certificates.issue_lists (
  id uuid not null,
  template_id uuid not null,
  by_id uuid not null,
  state text not null,
  lines integer not null,
  at timestamp with time zone not null,
  constraint issue_lists_pkey PRIMARY KEY (id),
  constraint issue_lists_state_check CHECK (state = ANY (ARRAY['checked'::text, 'issuing'::text, 'done'::text])),
  constraint issue_lists_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint issue_lists_template_id_fkey FOREIGN KEY (template_id) REFERENCES certificates.templates(id)
);
CREATE INDEX issue_lists__by ON certificates.issue_lists USING btree (by_id);

create table certificates.keys (
  multibase text not null,
  since timestamp with time zone not null,
  constraint keys_pkey PRIMARY KEY (multibase)
);

create table certificates.templates (
  id uuid not null,
  kind text not null,
  item_id uuid not null,
  brand text not null,
  heading text not null,
  title_latin text not null,
  hours integer,
  shows_grade boolean not null,
  signer text not null,
  signer_role text not null,
  valid_months integer,
  is_automatic boolean not null,
  version integer default 1 not null,
  changed_at timestamp with time zone not null,
  changed_by uuid not null,
  exam_id uuid,
  least_percent smallint,
  constraint templates_pkey PRIMARY KEY (id),
  constraint templates__item UNIQUE (kind, item_id),
  constraint templates_brand_check CHECK (brand = ANY (ARRAY['arvand'::text, 'hamun'::text])),
  constraint templates_hours_check CHECK (hours > 0),
  constraint templates_kind_check CHECK (kind = ANY (ARRAY['course'::text, 'webinar'::text])),
  constraint templates_least_percent_check CHECK (least_percent >= 1 AND least_percent <= 100),
  constraint templates_valid_months_check CHECK (valid_months > 0),
  constraint templates_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES identity.accounts(id)
);
CREATE INDEX templates__exam ON certificates.templates USING btree (exam_id);

create table certificates.transitions (
  id uuid not null,
  certificate_id uuid not null,
  state text not null,
  by_id uuid,
  at timestamp with time zone not null,
  constraint transitions_pkey PRIMARY KEY (id),
  constraint transitions_state_check CHECK (state = ANY (ARRAY['issued'::text, 'renewed'::text, 'revoked'::text])),
  constraint transitions_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id),
  constraint transitions_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES certificates.certificates(id) ON DELETE CASCADE
);
CREATE INDEX transitions__certificate ON certificates.transitions USING btree (certificate_id, at);

create view certificates.held_courses as
 SELECT held.person_id,
    template.item_id AS course_id,
    held.code,
    held.issued_at,
    held.expires_at
   FROM certificates.certificates held
     JOIN certificates.templates template ON template.id = held.template_id
  WHERE template.kind = 'course'::text AND held.revoked_at IS NULL AND held.renewed_at IS NULL;

--------------------------------------------------------------------------------
create schema commerce;

create table commerce.campaigns (
  id uuid not null,
  title text not null,
  budget bigint,
  spent bigint default 0 not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  constraint campaigns_pkey PRIMARY KEY (id),
  constraint campaigns_budget_check CHECK (budget > 0),
  constraint campaigns_check CHECK (spent >= 0 AND (budget IS NULL OR spent <= budget)),
  constraint campaigns_created_by_fkey FOREIGN KEY (created_by) REFERENCES identity.accounts(id)
);
CREATE INDEX campaigns__created_by ON commerce.campaigns USING btree (created_by);
CREATE INDEX campaigns__newest ON commerce.campaigns USING btree (created_at DESC, id DESC);

create table commerce.entitlements (
  id uuid not null,
  line_id uuid not null,
  kind text not null,
  item_id uuid not null,
  person_id uuid not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint entitlements_pkey PRIMARY KEY (id),
  constraint entitlements_line_id_fkey FOREIGN KEY (line_id) REFERENCES commerce.factor_lines(id),
  constraint entitlements_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id)
);
CREATE INDEX entitlements__of_line ON commerce.entitlements USING btree (line_id);
CREATE INDEX entitlements__of_person ON commerce.entitlements USING btree (person_id, kind, item_id) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX entitlements__open_once ON commerce.entitlements USING btree (line_id, person_id) WHERE (closed_at IS NULL);

create table commerce.factor_gift_cards (
  factor_id uuid not null,
  "position" integer not null,
  card_id uuid not null,
  constraint factor_gift_cards_pkey PRIMARY KEY (factor_id, "position"),
  constraint factor_gift_cards_factor_id_card_id_key UNIQUE (factor_id, card_id),
  constraint factor_gift_cards_card_id_fkey FOREIGN KEY (card_id) REFERENCES commerce.gift_cards(id),
  constraint factor_gift_cards_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES commerce.factors(id)
);
CREATE INDEX factor_gift_cards__of_card ON commerce.factor_gift_cards USING btree (card_id);

create table commerce.factor_lines (
  id uuid not null,
  factor_id uuid not null,
  "position" integer not null,
  kind text not null,
  item_id uuid not null,
  title text not null,
  quantity integer not null,
  price bigint not null,
  discount bigint not null,
  tax bigint not null,
  total bigint not null,
  refunded bigint default 0 not null,
  options jsonb default '{}'::jsonb not null,
  constraint factor_lines_pkey PRIMARY KEY (id),
  constraint factor_lines_factor_id_position_key UNIQUE (factor_id, "position"),
  constraint factor_lines_check CHECK (discount >= 0 AND discount <= (price * quantity)),
  constraint factor_lines_check1 CHECK (total = (price * quantity - discount + tax)),
  constraint factor_lines_check2 CHECK (refunded >= 0 AND refunded <= total),
  constraint factor_lines_price_check CHECK (price >= 0),
  constraint factor_lines_quantity_check CHECK (quantity > 0),
  constraint factor_lines_tax_check CHECK (tax >= 0),
  constraint factor_lines_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES commerce.factors(id)
);
CREATE INDEX factor_lines__of_item ON commerce.factor_lines USING btree (kind, item_id);

create table commerce.factor_numbers (
  year integer not null,
  last integer not null,
  constraint factor_numbers_pkey PRIMARY KEY (year),
  constraint factor_numbers_last_check CHECK (last > 0)
);

create table commerce.factor_sources (
  factor_id uuid not null,
  "position" integer not null,
  kind text not null,
  card_id uuid,
  payment_id uuid,
  amount bigint not null,
  refunded bigint default 0 not null,
  constraint factor_sources_pkey PRIMARY KEY (factor_id, "position"),
  constraint factor_sources_amount_check CHECK (amount > 0),
  constraint factor_sources_check CHECK (refunded >= 0 AND refunded <= amount),
  constraint factor_sources_check1 CHECK ((kind = 'giftCard'::text) = (card_id IS NOT NULL)),
  constraint factor_sources_check2 CHECK ((kind = 'gateway'::text) = (payment_id IS NOT NULL)),
  constraint factor_sources_kind_check CHECK (kind = ANY (ARRAY['giftCard'::text, 'wallet'::text, 'gateway'::text])),
  constraint factor_sources_card_id_fkey FOREIGN KEY (card_id) REFERENCES commerce.gift_cards(id),
  constraint factor_sources_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES commerce.factors(id),
  constraint factor_sources_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES commerce.payments(id)
);
CREATE INDEX factor_sources__of_card ON commerce.factor_sources USING btree (card_id);
CREATE INDEX factor_sources__of_payment ON commerce.factor_sources USING btree (payment_id);

create table commerce.factors (
  id uuid not null,
  person_id uuid not null,
  state text not null,
  number text,
  subtotal bigint not null,
  discount bigint not null,
  tax bigint not null,
  total bigint not null,
  off_code_id uuid,
  buyer jsonb not null,
  tax_number text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  ended_at timestamp with time zone,
  reserved_until timestamp with time zone,
  refund_days integer,
  refund_most_percent integer,
  refund_until timestamp with time zone,
  constraint factors_pkey PRIMARY KEY (id),
  constraint factors_number_key UNIQUE (number),
  constraint factors_check CHECK (discount >= 0 AND discount <= subtotal),
  constraint factors_check1 CHECK (total = (subtotal - discount + tax) AND (total % 10::bigint) = 0),
  constraint factors_check2 CHECK ((number IS NULL) = (paid_at IS NULL)),
  constraint factors_check3 CHECK ((paid_at IS NULL) = (state = ANY (ARRAY['awaitingPayment'::text, 'expired'::text, 'cancelled'::text]))),
  constraint factors_refund_terms_check CHECK (refund_until IS NULL OR paid_at IS NOT NULL),
  constraint factors_state_check CHECK (state = ANY (ARRAY['awaitingPayment'::text, 'paid'::text, 'partlyRefunded'::text, 'refunded'::text, 'expired'::text, 'cancelled'::text])),
  constraint factors_subtotal_check CHECK (subtotal >= 0),
  constraint factors_tax_check CHECK (tax >= 0),
  constraint factors_off_code_id_fkey FOREIGN KEY (off_code_id) REFERENCES commerce.off_codes(id),
  constraint factors_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id)
);
CREATE INDEX factors__awaiting ON commerce.factors USING btree (expires_at) WHERE (state = 'awaitingPayment'::text);
CREATE INDEX factors__expired ON commerce.factors USING btree (created_at DESC, id DESC) WHERE (state = 'expired'::text);
CREATE INDEX factors__newest ON commerce.factors USING btree (created_at DESC, id DESC);
CREATE INDEX factors__of_off_code ON commerce.factors USING btree (off_code_id);
CREATE INDEX factors__of_person ON commerce.factors USING btree (person_id, created_at DESC, id DESC);
CREATE INDEX factors__paid ON commerce.factors USING btree (paid_at DESC, id DESC) WHERE (paid_at IS NOT NULL);
CREATE INDEX factors__reserved ON commerce.factors USING btree (reserved_until) WHERE (reserved_until IS NOT NULL);

create table commerce.gift_card_events (
  id uuid not null,
  card_id uuid not null,
  kind text not null,
  by_id uuid,
  amount bigint,
  note text,
  at timestamp with time zone not null,
  factor_id uuid,
  constraint gift_card_events_pkey PRIMARY KEY (id),
  constraint gift_card_events_kind_check CHECK (kind = ANY (ARRAY['issued'::text, 'bought'::text, 'sent'::text, 'resent'::text, 'kept'::text, 'spent'::text, 'given-back'::text, 'redeemed'::text, 'adjusted'::text, 'stopped'::text, 'started'::text, 'expiry-changed'::text, 'expired'::text])),
  constraint gift_card_events_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id),
  constraint gift_card_events_card_id_fkey FOREIGN KEY (card_id) REFERENCES commerce.gift_cards(id),
  constraint gift_card_events_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES commerce.factors(id)
);
CREATE INDEX gift_card_events__by ON commerce.gift_card_events USING btree (by_id);
CREATE INDEX gift_card_events__of_card ON commerce.gift_card_events USING btree (card_id, at DESC, id DESC);
CREATE INDEX gift_card_events__of_factor ON commerce.gift_card_events USING btree (factor_id) WHERE (factor_id IS NOT NULL);

create table commerce.gift_cards (
  id uuid not null,
  code_hash bytea not null,
  code_sealed text not null,
  last_four text not null,
  amount bigint not null,
  expires_at timestamp with time zone,
  stopped_at timestamp with time zone,
  line_id uuid,
  bought_by uuid,
  issued_by uuid,
  batch_id uuid,
  recipient_mobile text,
  recipient_name text,
  message text,
  design text,
  send_at timestamp with time zone,
  sent_at timestamp with time zone,
  kept_by uuid,
  note text,
  created_at timestamp with time zone not null,
  expired_at timestamp with time zone,
  constraint gift_cards_pkey PRIMARY KEY (id),
  constraint gift_cards_code_hash_key UNIQUE (code_hash),
  constraint gift_cards_amount_check CHECK (amount > 0 AND (amount % 10::bigint) = 0),
  constraint gift_cards_bought_by_fkey FOREIGN KEY (bought_by) REFERENCES identity.accounts(id),
  constraint gift_cards_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES identity.accounts(id),
  constraint gift_cards_kept_by_fkey FOREIGN KEY (kept_by) REFERENCES identity.accounts(id),
  constraint gift_cards_line_id_fkey FOREIGN KEY (line_id) REFERENCES commerce.factor_lines(id)
);
CREATE INDEX gift_cards__newest ON commerce.gift_cards USING btree (created_at DESC, id DESC);
CREATE INDEX gift_cards__of_batch ON commerce.gift_cards USING btree (batch_id);
CREATE INDEX gift_cards__of_buyer ON commerce.gift_cards USING btree (bought_by, created_at DESC, id DESC);
CREATE INDEX gift_cards__of_issuer ON commerce.gift_cards USING btree (issued_by);
CREATE INDEX gift_cards__of_keeper ON commerce.gift_cards USING btree (kept_by, created_at DESC, id DESC);
CREATE INDEX gift_cards__of_last_four ON commerce.gift_cards USING btree (last_four, created_at DESC, id DESC);
CREATE INDEX gift_cards__of_line ON commerce.gift_cards USING btree (line_id);
CREATE INDEX gift_cards__of_recipient ON commerce.gift_cards USING btree (recipient_mobile, created_at DESC, id DESC) WHERE (recipient_mobile IS NOT NULL);
CREATE INDEX gift_cards__to_expire ON commerce.gift_cards USING btree (expires_at) WHERE ((expired_at IS NULL) AND (expires_at IS NOT NULL));
CREATE INDEX gift_cards__to_send ON commerce.gift_cards USING btree (send_at) WHERE ((sent_at IS NULL) AND (send_at IS NOT NULL));

create table commerce.gift_purchases (
  line_id uuid not null,
  token_hash bytea not null,
  token_sealed text not null,
  recipient_mobile text,
  recipient_name text,
  message text,
  send_at timestamp with time zone,
  sent_at timestamp with time zone,
  taken_by uuid,
  taken_at timestamp with time zone,
  giver_id uuid not null,
  made_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint gift_purchases_pkey PRIMARY KEY (line_id),
  constraint gift_purchases_token_hash_key UNIQUE (token_hash),
  constraint gift_purchases_giver_id_fkey FOREIGN KEY (giver_id) REFERENCES identity.accounts(id),
  constraint gift_purchases_line_id_fkey FOREIGN KEY (line_id) REFERENCES commerce.factor_lines(id),
  constraint gift_purchases_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES identity.accounts(id)
);
CREATE INDEX gift_purchases__for_mobile ON commerce.gift_purchases USING btree (recipient_mobile) WHERE ((taken_at IS NULL) AND (closed_at IS NULL));
CREATE INDEX gift_purchases__of_giver ON commerce.gift_purchases USING btree (giver_id, made_at DESC, line_id DESC);
CREATE INDEX gift_purchases__taken_by ON commerce.gift_purchases USING btree (taken_by);
CREATE INDEX gift_purchases__to_send ON commerce.gift_purchases USING btree (send_at) WHERE ((sent_at IS NULL) AND (taken_at IS NULL) AND (closed_at IS NULL));

create table commerce.legal_buyers (
  id uuid not null,
  person_id uuid not null,
  name text not null,
  legal_id text not null,
  economic_code text not null,
  postal_code text not null,
  address text not null,
  phone text,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint legal_buyers_pkey PRIMARY KEY (id),
  constraint legal_buyers_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id)
);
CREATE INDEX legal_buyers__of_person ON commerce.legal_buyers USING btree (person_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX legal_buyers__once ON commerce.legal_buyers USING btree (person_id, legal_id) WHERE (removed_at IS NULL);

create table commerce.line_shares (
  line_id uuid not null,
  person_id uuid not null,
  amount bigint not null,
  refunded bigint default 0 not null,
  constraint line_shares_pkey PRIMARY KEY (line_id, person_id),
  constraint line_shares_amount_check CHECK (amount >= 0),
  constraint line_shares_check CHECK (refunded >= 0 AND refunded <= amount),
  constraint line_shares_line_id_fkey FOREIGN KEY (line_id) REFERENCES commerce.factor_lines(id),
  constraint line_shares_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id)
);
CREATE INDEX line_shares__of_person ON commerce.line_shares USING btree (person_id, line_id);

create table commerce.off_code_uses (
  factor_id uuid not null,
  off_code_id uuid not null,
  person_id uuid not null,
  discount bigint not null,
  state text not null,
  at timestamp with time zone not null,
  constraint off_code_uses_pkey PRIMARY KEY (factor_id),
  constraint off_code_uses_discount_check CHECK (discount >= 0),
  constraint off_code_uses_state_check CHECK (state = ANY (ARRAY['reserved'::text, 'used'::text, 'givenBack'::text])),
  constraint off_code_uses_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES commerce.factors(id),
  constraint off_code_uses_off_code_id_fkey FOREIGN KEY (off_code_id) REFERENCES commerce.off_codes(id),
  constraint off_code_uses_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id)
);
CREATE INDEX off_code_uses__of_code ON commerce.off_code_uses USING btree (off_code_id, at DESC, factor_id DESC);
CREATE INDEX off_code_uses__of_person ON commerce.off_code_uses USING btree (person_id, off_code_id);

create table commerce.off_codes (
  id uuid not null,
  code text not null,
  kind text not null,
  value bigint not null,
  most_discount bigint,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  total_limit integer,
  person_limit integer,
  least_total bigint default 0 not null,
  kinds text[] default '{}'::text[] not null,
  item_ids uuid[] default '{}'::uuid[] not null,
  first_purchase boolean default false not null,
  campaign_id uuid,
  batch_id uuid,
  note text,
  stopped_at timestamp with time zone,
  uses integer default 0 not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  person_id uuid,
  constraint off_codes_pkey PRIMARY KEY (id),
  constraint off_codes_code_key UNIQUE (code),
  constraint off_codes_check CHECK (value > 0 AND (kind = 'fixed'::text OR value <= 100)),
  constraint off_codes_check1 CHECK (ends_at > starts_at),
  constraint off_codes_check2 CHECK (uses >= 0 AND (total_limit IS NULL OR uses <= total_limit)),
  constraint off_codes_kind_check CHECK (kind = ANY (ARRAY['percent'::text, 'fixed'::text])),
  constraint off_codes_least_total_check CHECK (least_total >= 0),
  constraint off_codes_most_discount_check CHECK (most_discount > 0),
  constraint off_codes_person_limit_check CHECK (person_limit > 0),
  constraint off_codes_total_limit_check CHECK (total_limit > 0),
  constraint off_codes_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES commerce.campaigns(id),
  constraint off_codes_created_by_fkey FOREIGN KEY (created_by) REFERENCES identity.accounts(id),
  constraint off_codes_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id)
);
CREATE INDEX off_codes__created_by ON commerce.off_codes USING btree (created_by);
CREATE INDEX off_codes__newest ON commerce.off_codes USING btree (created_at DESC, id DESC);
CREATE INDEX off_codes__of_batch ON commerce.off_codes USING btree (batch_id);
CREATE INDEX off_codes__of_campaign ON commerce.off_codes USING btree (campaign_id);
CREATE INDEX off_codes__of_managers ON commerce.off_codes USING btree (created_at, id) WHERE (person_id IS NULL);
CREATE INDEX off_codes__of_person ON commerce.off_codes USING btree (person_id) WHERE (person_id IS NOT NULL);

create table commerce.payment_parts (
  payment_id uuid not null,
  "position" integer not null,
  kind text not null,
  card_id uuid,
  amount bigint not null,
  released_at timestamp with time zone,
  constraint payment_parts_pkey PRIMARY KEY (payment_id, "position"),
  constraint payment_parts_amount_check CHECK (amount > 0),
  constraint payment_parts_check CHECK ((kind = 'giftCard'::text) = (card_id IS NOT NULL)),
  constraint payment_parts_kind_check CHECK (kind = ANY (ARRAY['giftCard'::text, 'wallet'::text])),
  constraint payment_parts_card_id_fkey FOREIGN KEY (card_id) REFERENCES commerce.gift_cards(id),
  constraint payment_parts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES commerce.payments(id)
);
CREATE INDEX payment_parts__of_card ON commerce.payment_parts USING btree (card_id);

create table commerce.payments (
  id uuid not null,
  person_id uuid not null,
  factor_id uuid,
  gateway text not null,
  amount bigint not null,
  state text not null,
  authority text,
  redirect text,
  ref_id text,
  card_pan text,
  card_hash text,
  fee bigint,
  failure text,
  created_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  returned_at timestamp with time zone,
  settled_at timestamp with time zone,
  ended_at timestamp with time zone,
  check_at timestamp with time zone,
  checks integer default 0 not null,
  refunded bigint default 0 not null,
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_gateway_authority_key UNIQUE (gateway, authority),
  constraint payments_amount_check CHECK (amount > 0 AND (amount % 10::bigint) = 0),
  constraint payments_check CHECK (refunded >= 0 AND refunded <= amount),
  constraint payments_check1 CHECK ((state = 'created'::text) = (authority IS NULL) OR state = 'failed'::text),
  constraint payments_check2 CHECK ((settled_at IS NULL) = (state = ANY (ARRAY['created'::text, 'atGateway'::text, 'verifying'::text, 'failed'::text]))),
  constraint payments_state_check CHECK (state = ANY (ARRAY['created'::text, 'atGateway'::text, 'verifying'::text, 'settled'::text, 'failed'::text, 'reversed'::text])),
  constraint payments_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES commerce.factors(id),
  constraint payments_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id)
);
CREATE INDEX payments__in_doubt ON commerce.payments USING btree (created_at DESC, id DESC) WHERE (state = 'verifying'::text);
CREATE INDEX payments__newest ON commerce.payments USING btree (created_at DESC, id DESC);
CREATE INDEX payments__of_authority ON commerce.payments USING btree (authority);
CREATE INDEX payments__of_card ON commerce.payments USING btree (card_hash, person_id) WHERE (card_hash IS NOT NULL);
CREATE INDEX payments__of_factor ON commerce.payments USING btree (factor_id, created_at);
CREATE INDEX payments__of_person ON commerce.payments USING btree (person_id, created_at DESC, id DESC);
CREATE INDEX payments__settled ON commerce.payments USING btree (settled_at, id) WHERE (settled_at IS NOT NULL);
CREATE INDEX payments__to_check ON commerce.payments USING btree (check_at) WHERE (check_at IS NOT NULL);

create table commerce.plans (
  id uuid not null,
  slug text not null,
  title text not null,
  summary text not null,
  promises text[] default '{}'::text[] not null,
  months integer not null,
  price bigint not null,
  discount_percent integer default 0 not null,
  grace_days integer default 3 not null,
  pause_days integer default 30 not null,
  "position" integer not null,
  is_sold boolean default true not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint plans_pkey PRIMARY KEY (id),
  constraint plans_slug_key UNIQUE (slug),
  constraint plans_discount_percent_check CHECK (discount_percent >= 0 AND discount_percent <= 100),
  constraint plans_grace_days_check CHECK (grace_days >= 0 AND grace_days <= 30),
  constraint plans_months_check CHECK (months = ANY (ARRAY[1, 3, 6, 12])),
  constraint plans_pause_days_check CHECK (pause_days >= 0 AND pause_days <= 180),
  constraint plans_price_check CHECK (price > 0 AND (price % 10::bigint) = 0)
);
CREATE INDEX plans__in_order ON commerce.plans USING btree ("position", id);

create table commerce.refund_lines (
  refund_id uuid not null,
  line_id uuid not null,
  amount bigint not null,
  constraint refund_lines_pkey PRIMARY KEY (refund_id, line_id),
  constraint refund_lines_amount_check CHECK (amount > 0),
  constraint refund_lines_line_id_fkey FOREIGN KEY (line_id) REFERENCES commerce.factor_lines(id),
  constraint refund_lines_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES commerce.refunds(id)
);
CREATE INDEX refund_lines__of_line ON commerce.refund_lines USING btree (line_id);

create table commerce.refund_parts (
  id uuid not null,
  refund_id uuid not null,
  kind text not null,
  card_id uuid,
  payment_id uuid,
  amount bigint not null,
  state text not null,
  way text,
  bank_refund_id text,
  tries integer default 0 not null,
  try_at timestamp with time zone,
  done_at timestamp with time zone,
  constraint refund_parts_pkey PRIMARY KEY (id),
  constraint refund_parts_amount_check CHECK (amount > 0),
  constraint refund_parts_kind_check CHECK (kind = ANY (ARRAY['giftCard'::text, 'wallet'::text, 'gateway'::text])),
  constraint refund_parts_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'asking'::text, 'done'::text, 'inDoubt'::text, 'toWallet'::text])),
  constraint refund_parts_way_check CHECK (way = ANY (ARRAY['reverse'::text, 'refund'::text])),
  constraint refund_parts_card_id_fkey FOREIGN KEY (card_id) REFERENCES commerce.gift_cards(id),
  constraint refund_parts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES commerce.payments(id),
  constraint refund_parts_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES commerce.refunds(id)
);
CREATE INDEX refund_parts__in_doubt ON commerce.refund_parts USING btree (refund_id) WHERE (state = 'inDoubt'::text);
CREATE INDEX refund_parts__of_card ON commerce.refund_parts USING btree (card_id);
CREATE INDEX refund_parts__of_payment ON commerce.refund_parts USING btree (payment_id);
CREATE INDEX refund_parts__of_refund ON commerce.refund_parts USING btree (refund_id);
CREATE INDEX refund_parts__to_do ON commerce.refund_parts USING btree (try_at) WHERE (state = ANY (ARRAY['waiting'::text, 'asking'::text]));

create table commerce.refunds (
  id uuid not null,
  factor_id uuid not null,
  asked_by uuid not null,
  state text not null,
  reason text not null,
  amount bigint not null,
  asked_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  answer text,
  paid_at timestamp with time zone,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_amount_check CHECK (amount > 0),
  constraint refunds_state_check CHECK (state = ANY (ARRAY['requested'::text, 'paying'::text, 'paid'::text, 'refused'::text])),
  constraint refunds_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES identity.accounts(id),
  constraint refunds_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES identity.accounts(id),
  constraint refunds_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES commerce.factors(id)
);
CREATE INDEX refunds__asked_by ON commerce.refunds USING btree (asked_by);
CREATE INDEX refunds__by_state ON commerce.refunds USING btree (state, asked_at DESC, id DESC);
CREATE INDEX refunds__decided ON commerce.refunds USING btree (decided_at) WHERE (state = ANY (ARRAY['paying'::text, 'paid'::text]));
CREATE INDEX refunds__decided_by ON commerce.refunds USING btree (decided_by);
CREATE INDEX refunds__newest ON commerce.refunds USING btree (asked_at DESC, id DESC);
CREATE INDEX refunds__of_factor ON commerce.refunds USING btree (factor_id, asked_at DESC, id DESC);
CREATE INDEX refunds__waiting ON commerce.refunds USING btree (asked_at, id) WHERE (state = 'requested'::text);

create table commerce.seat_blocks (
  line_id uuid not null,
  owner_id uuid not null,
  bought integer not null,
  returned integer default 0 not null,
  made_at timestamp with time zone not null,
  constraint seat_blocks_pkey PRIMARY KEY (line_id),
  constraint seat_blocks_bought_check CHECK (bought > 0),
  constraint seat_blocks_check CHECK (returned >= 0 AND returned <= bought),
  constraint seat_blocks_line_id_fkey FOREIGN KEY (line_id) REFERENCES commerce.factor_lines(id),
  constraint seat_blocks_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES identity.accounts(id)
);
CREATE INDEX seat_blocks__of_owner ON commerce.seat_blocks USING btree (owner_id, made_at DESC, line_id DESC);

create table commerce.seats (
  id uuid not null,
  line_id uuid not null,
  mobile text,
  token_hash bytea not null,
  token_sealed text not null,
  handed_at timestamp with time zone not null,
  person_id uuid,
  taken_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  send_at timestamp with time zone,
  sent_at timestamp with time zone,
  constraint seats_pkey PRIMARY KEY (id),
  constraint seats_token_hash_key UNIQUE (token_hash),
  constraint seats_line_id_fkey FOREIGN KEY (line_id) REFERENCES commerce.factor_lines(id),
  constraint seats_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id)
);
CREATE INDEX seats__for_mobile ON commerce.seats USING btree (mobile) WHERE ((taken_at IS NULL) AND (withdrawn_at IS NULL));
CREATE INDEX seats__of_line ON commerce.seats USING btree (line_id, handed_at DESC, id DESC);
CREATE INDEX seats__of_person ON commerce.seats USING btree (person_id);
CREATE UNIQUE INDEX seats__once ON commerce.seats USING btree (line_id, mobile) WHERE (withdrawn_at IS NULL);
CREATE INDEX seats__to_send ON commerce.seats USING btree (send_at) WHERE ((sent_at IS NULL) AND (taken_at IS NULL) AND (withdrawn_at IS NULL));

create table commerce.seller (
  only_row boolean default true not null,
  name text default 'آروند'::text not null,
  legal_id text,
  economic_code text,
  postal_code text,
  address text,
  phone text,
  changed_by uuid,
  changed_at timestamp with time zone,
  payer_sheba text,
  constraint seller_pkey PRIMARY KEY (only_row),
  constraint settings_only_row_check CHECK (only_row),
  constraint settings_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES identity.accounts(id)
);
CREATE INDEX seller__changed_by ON commerce.seller USING btree (changed_by);

create table commerce.subscription_turns (
  id uuid not null,
  subscription_id uuid not null,
  kind text not null,
  until timestamp with time zone not null,
  at timestamp with time zone not null,
  line_id uuid,
  since timestamp with time zone,
  constraint subscription_turns_pkey PRIMARY KEY (id),
  constraint subscription_turns__paid CHECK ((line_id IS NULL) = (since IS NULL)),
  constraint subscription_turns_kind_check CHECK (kind = ANY (ARRAY['began'::text, 'renewed'::text, 'paused'::text, 'resumed'::text, 'grace'::text, 'ended'::text, 'renewal-on'::text, 'renewal-off'::text, 'refunded'::text, 'granted'::text])),
  constraint subscription_turns_line_id_fkey FOREIGN KEY (line_id) REFERENCES commerce.factor_lines(id),
  constraint subscription_turns_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES commerce.subscriptions(id)
);
CREATE INDEX subscription_turns__of_subscription ON commerce.subscription_turns USING btree (subscription_id, at DESC, id DESC);
CREATE UNIQUE INDEX subscription_turns__once ON commerce.subscription_turns USING btree (line_id, kind);

create table commerce.subscriptions (
  id uuid not null,
  person_id uuid not null,
  plan_id uuid not null,
  line_id uuid,
  state text not null,
  began_at timestamp with time zone not null,
  until timestamp with time zone not null,
  renews boolean not null,
  paused_at timestamp with time zone,
  paused_days integer default 0 not null,
  told_at timestamp with time zone,
  ended_at timestamp with time zone,
  rests_until timestamp with time zone,
  told_total bigint,
  renews_after timestamp with time zone,
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions__rests CHECK ((state = 'paused'::text) = (rests_until IS NOT NULL)),
  constraint subscriptions_state_check CHECK (state = ANY (ARRAY['active'::text, 'grace'::text, 'paused'::text, 'ended'::text])),
  constraint subscriptions_line_id_fkey FOREIGN KEY (line_id) REFERENCES commerce.factor_lines(id),
  constraint subscriptions_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id),
  constraint subscriptions_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES commerce.plans(id)
);
CREATE INDEX subscriptions__due ON commerce.subscriptions USING btree (until) WHERE (state = ANY (ARRAY['active'::text, 'grace'::text]));
CREATE INDEX subscriptions__of_line ON commerce.subscriptions USING btree (line_id);
CREATE INDEX subscriptions__of_person ON commerce.subscriptions USING btree (person_id, began_at DESC, id DESC);
CREATE INDEX subscriptions__of_plan ON commerce.subscriptions USING btree (plan_id, state);
CREATE UNIQUE INDEX subscriptions__one ON commerce.subscriptions USING btree (person_id) WHERE (state <> 'ended'::text);
CREATE INDEX subscriptions__resting ON commerce.subscriptions USING btree (rests_until) WHERE (state = 'paused'::text);

create table commerce.withdrawals (
  id uuid not null,
  person_id uuid not null,
  amount bigint not null,
  sheba text not null,
  holder text not null,
  state text not null,
  asked_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  answer text,
  reference text,
  paid_at timestamp with time zone,
  constraint withdrawals_pkey PRIMARY KEY (id),
  constraint withdrawals_amount_check CHECK (amount > 0 AND (amount % 10::bigint) = 0),
  constraint withdrawals_state_check CHECK (state = ANY (ARRAY['requested'::text, 'approved'::text, 'paid'::text, 'refused'::text, 'cancelled'::text])),
  constraint withdrawals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES identity.accounts(id),
  constraint withdrawals_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id)
);
CREATE INDEX withdrawals__by_state ON commerce.withdrawals USING btree (state, asked_at DESC, id DESC);
CREATE INDEX withdrawals__decided_by ON commerce.withdrawals USING btree (decided_by);
CREATE INDEX withdrawals__newest ON commerce.withdrawals USING btree (asked_at DESC, id DESC);
CREATE INDEX withdrawals__of_person ON commerce.withdrawals USING btree (person_id, asked_at DESC, id DESC);
CREATE INDEX withdrawals__of_sheba ON commerce.withdrawals USING btree (sheba, person_id);
CREATE UNIQUE INDEX withdrawals__one_at_a_time ON commerce.withdrawals USING btree (person_id) WHERE (state = ANY (ARRAY['requested'::text, 'approved'::text]));

create view commerce.fact_abandoned as
 SELECT id AS factor_id,
    created_at AS at,
    total
   FROM commerce.factors
  WHERE state = 'expired'::text;

create view commerce.fact_factors as
 SELECT id AS factor_id,
    person_id,
    created_at AS at
   FROM commerce.factors;

create view commerce.fact_refunds as
 SELECT id AS refund_id,
    factor_id,
    decided_at AS at,
    amount
   FROM commerce.refunds
  WHERE (state = ANY (ARRAY['paying'::text, 'paid'::text])) AND decided_at IS NOT NULL;

create view commerce.fact_sales as
 SELECT id AS factor_id,
    person_id,
    paid_at AS at,
    subtotal - discount AS sales,
    discount,
    tax,
    total,
    off_code_id
   FROM commerce.factors
  WHERE paid_at IS NOT NULL;

create view commerce.fact_shares as
 SELECT line_id,
    person_id,
    amount,
    refunded
   FROM commerce.line_shares;

create view commerce.fact_sold_lines as
 SELECT lines.id AS line_id,
    lines.factor_id,
    lines.kind,
    lines.item_id,
    factors.paid_at AS at,
    lines.total - lines.tax AS sales,
    lines.quantity,
    lines.price * lines.quantity AS full_price
   FROM commerce.factor_lines lines
     JOIN commerce.factors ON factors.id = lines.factor_id
  WHERE factors.paid_at IS NOT NULL;

create view commerce.known_cards as
 SELECT person_id,
    card_hash
   FROM commerce.payments
  WHERE card_hash IS NOT NULL;

create view commerce.known_off_codes as
 SELECT id,
    code
   FROM commerce.off_codes;

create view commerce.known_purchases as
 SELECT f.id AS factor_id,
    f.person_id,
    f.paid_at,
    COALESCE(sums.amount, 0::numeric)::bigint AS amount,
    f.state = 'refunded'::text AS is_refunded,
    COALESCE(sums.remaining, 0::numeric)::bigint AS remaining
   FROM commerce.factors f
     LEFT JOIN LATERAL ( SELECT sum(l.total - l.tax) AS amount,
            sum(trunc((l.total - l.tax)::numeric * (l.total - l.refunded)::numeric / GREATEST(l.total, 1::bigint)::numeric)) AS remaining
           FROM commerce.factor_lines l
          WHERE l.factor_id = f.id AND l.kind <> 'giftCard'::text) sums ON true
  WHERE f.paid_at IS NOT NULL;

create view commerce.unpaid_factors as
 SELECT id,
    person_id,
    total,
    expires_at
   FROM commerce.factors
  WHERE state = 'awaitingPayment'::text;

--------------------------------------------------------------------------------
create schema courses;

create table courses.calendar_addresses (
  person_id uuid not null,
  number integer not null,
  renewed_at timestamp with time zone not null,
  constraint calendar_addresses_pkey PRIMARY KEY (person_id),
  constraint calendar_addresses_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);

create table courses.categories (
  slug text not null,
  title text not null,
  palette text not null,
  "position" integer not null,
  subjects text[] default '{}'::text[] not null,
  constraint categories_pkey PRIMARY KEY (slug)
);
CREATE INDEX categories__in_order ON courses.categories USING btree ("position");

create table courses.cohorts (
  id uuid not null,
  course_id uuid not null,
  title text not null,
  starts_on date not null,
  ends_on date,
  seats integer,
  created_at timestamp with time zone not null,
  constraint cohorts_pkey PRIMARY KEY (id),
  constraint cohorts_check CHECK (ends_on >= starts_on),
  constraint cohorts_seats_check CHECK (seats > 0),
  constraint cohorts_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id) ON DELETE CASCADE
);
CREATE INDEX cohorts__of_course ON courses.cohorts USING btree (course_id, starts_on);

create table courses.course_prerequisites (
  course_id uuid not null,
  required_course_id uuid not null,
  constraint course_prerequisites_pkey PRIMARY KEY (course_id, required_course_id),
  constraint course_prerequisites_check CHECK (course_id <> required_course_id),
  constraint course_prerequisites_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id) ON DELETE CASCADE,
  constraint course_prerequisites_required_course_id_fkey FOREIGN KEY (required_course_id) REFERENCES courses.courses(id) ON DELETE CASCADE
);
CREATE INDEX course_prerequisites__of_required ON courses.course_prerequisites USING btree (required_course_id);

create table courses.course_turns (
  id uuid not null,
  course_id uuid not null,
  state text not null,
  by_id uuid not null,
  reason text,
  at timestamp with time zone not null,
  constraint course_turns_pkey PRIMARY KEY (id),
  constraint course_turns_state_check CHECK (state = ANY (ARRAY['draft'::text, 'inReview'::text, 'published'::text, 'archived'::text])),
  constraint course_turns_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id),
  constraint course_turns_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id) ON DELETE CASCADE
);
CREATE INDEX course_turns__of_course ON courses.course_turns USING btree (course_id, at DESC, id DESC);
CREATE INDEX course_turns__of_person ON courses.course_turns USING btree (by_id);

create table courses.courses (
  id uuid not null,
  slug text not null,
  owner_id uuid not null,
  category text not null,
  level text not null,
  title text not null,
  summary text not null,
  description jsonb not null,
  outcomes text[] default '{}'::text[] not null,
  requirements text[] default '{}'::text[] not null,
  cover_file_id uuid,
  access_days integer,
  state text default 'draft'::text not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  published_at timestamp with time zone,
  lessons integer default 0 not null,
  minutes integer default 0 not null,
  steps integer default 0 not null,
  learners integer default 0 not null,
  ratings integer default 0 not null,
  rating_sum integer default 0 not null,
  price bigint default 0 not null,
  list_price bigint default 0 not null,
  names text default ''::text not null,
  title_key text generated always as (((' '::text || platform.search_key(title)) || ' '::text)) stored not null,
  search_key text generated always as (((' '::text || platform.search_key(((((title || ' '::text) || names) || ' '::text) || summary))) || ' '::text)) stored not null,
  joined_key text generated always as (platform.joined_search_key(((((title || '|'::text) || names) || '|'::text) || summary))) stored not null,
  rating_rank integer generated always as (
CASE
    WHEN (ratings = 0) THEN 0
    ELSE (((rating_sum * 1000) + 19000) / (ratings + 5))
END) stored not null,
  version integer default 1 not null,
  outline_version integer default 1 not null,
  submitted_at timestamp with time zone,
  in_plus boolean default false not null,
  seconds integer default 0 not null,
  constraint courses_pkey PRIMARY KEY (id),
  constraint courses_slug_key UNIQUE (slug),
  constraint courses_access_days_check CHECK (access_days > 0),
  constraint courses_check CHECK (list_price >= price AND (list_price % 10::bigint) = 0),
  constraint courses_check1 CHECK ((state = ANY (ARRAY['draft'::text, 'inReview'::text])) OR published_at IS NOT NULL),
  constraint courses_level_check CHECK (level = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'advanced'::text, 'everyone'::text])),
  constraint courses_price_check CHECK (price >= 0 AND (price % 10::bigint) = 0),
  constraint courses_state_check CHECK (state = ANY (ARRAY['draft'::text, 'inReview'::text, 'published'::text, 'archived'::text])),
  constraint courses_category_fkey FOREIGN KEY (category) REFERENCES courses.categories(slug),
  constraint courses_cover_file_id_fkey FOREIGN KEY (cover_file_id) REFERENCES media.files(id),
  constraint courses_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES identity.accounts(id)
);
CREATE INDEX courses__all_by_title ON courses.courses USING btree (title COLLATE "fa-x-icu", id);
CREATE INDEX courses__all_changed ON courses.courses USING btree (changed_at DESC, id DESC);
CREATE INDEX courses__all_dearest ON courses.courses USING btree (price DESC, id DESC);
CREATE INDEX courses__all_popular ON courses.courses USING btree (learners DESC, id DESC);
CREATE INDEX courses__best ON courses.courses USING btree (rating_rank DESC, id DESC) WHERE (state = 'published'::text);
CREATE INDEX courses__by_price ON courses.courses USING btree (price, id) WHERE (state = 'published'::text);
CREATE INDEX courses__by_state ON courses.courses USING btree (state, changed_at DESC, id DESC);
CREATE INDEX courses__by_title ON courses.courses USING btree (title COLLATE "fa-x-icu", id) WHERE (state = 'published'::text);
CREATE INDEX courses__facets ON courses.courses USING btree (category, level, price) WHERE (state = 'published'::text);
CREATE INDEX courses__in_plus ON courses.courses USING btree (category, learners DESC, id DESC) WHERE ((state = 'published'::text) AND in_plus AND (price > 0));
CREATE INDEX courses__newest ON courses.courses USING btree (published_at DESC, id DESC) WHERE (state = 'published'::text);
CREATE INDEX courses__newest_in_category ON courses.courses USING btree (category, published_at DESC, id DESC) WHERE (state = 'published'::text);
CREATE INDEX courses__of_cover ON courses.courses USING btree (cover_file_id) WHERE (cover_file_id IS NOT NULL);
CREATE INDEX courses__of_owner ON courses.courses USING btree (owner_id, changed_at DESC, id DESC);
CREATE INDEX courses__popular ON courses.courses USING btree (learners DESC, id DESC) WHERE (state = 'published'::text);
CREATE INDEX courses__popular_in_category ON courses.courses USING btree (category, learners DESC, id DESC) WHERE (state = 'published'::text);
CREATE INDEX courses__search ON courses.courses USING gin (search_key public.gin_trgm_ops, joined_key public.gin_trgm_ops) WITH (gin_pending_list_limit='128') WHERE (state = 'published'::text);
CREATE INDEX courses__waiting ON courses.courses USING btree (submitted_at, id) WHERE (state = 'inReview'::text);
CREATE TRIGGER learn_words_of_added AFTER INSERT ON courses.courses REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION courses.learn_words_of_added();
CREATE TRIGGER learn_words_of_changed AFTER UPDATE ON courses.courses REFERENCING OLD TABLE AS former NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION courses.learn_words_of_changed();

create table courses.cues (
  lesson_id uuid not null,
  number integer not null,
  second double precision,
  until double precision,
  step integer,
  text text not null,
  text_key text generated always as (platform.search_key(text)) stored not null,
  constraint cues_pkey PRIMARY KEY (lesson_id, number),
  constraint cues_second_check CHECK (second >= 0::double precision),
  constraint cues_step_check CHECK (step >= 1),
  constraint cues_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES courses.stored_lessons(id) ON DELETE CASCADE
);
CREATE INDEX cues__words ON courses.cues USING gin (text_key public.gin_trgm_ops);

create table courses.enrolment_turns (
  id uuid not null,
  enrolment_id uuid not null,
  state text not null,
  by_id uuid,
  reason text,
  at timestamp with time zone not null,
  constraint enrolment_turns_pkey PRIMARY KEY (id),
  constraint enrolment_turns_state_check CHECK (state = ANY (ARRAY['active'::text, 'completed'::text, 'expired'::text, 'refunded'::text])),
  constraint enrolment_turns_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id),
  constraint enrolment_turns_enrolment_id_fkey FOREIGN KEY (enrolment_id) REFERENCES courses.enrolments(id) ON DELETE CASCADE
);
CREATE INDEX enrolment_turns__of_enrolment ON courses.enrolment_turns USING btree (enrolment_id, at);

create table courses.enrolments (
  id uuid not null,
  course_id uuid not null,
  person_id uuid not null,
  cohort_id uuid,
  state text default 'active'::text not null,
  source text not null,
  enrolled_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  completed_at timestamp with time zone,
  ended_at timestamp with time zone,
  distinct_steps integer default 0 not null,
  last_lesson_id uuid,
  seen_at timestamp with time zone not null,
  announcements_seen_at timestamp with time zone,
  opening_id uuid,
  opened_at timestamp with time zone default now(),
  first_opened_at timestamp with time zone,
  removed_at timestamp with time zone,
  constraint enrolments_pkey PRIMARY KEY (id),
  constraint enrolments__once UNIQUE (person_id, course_id),
  constraint enrolments_source_check CHECK (source = ANY (ARRAY['self'::text, 'teacher'::text, 'purchase'::text, 'gift'::text, 'seat'::text, 'plus'::text])),
  constraint enrolments_state_check CHECK (state = ANY (ARRAY['active'::text, 'completed'::text, 'expired'::text, 'refunded'::text])),
  constraint enrolments_cohort_id_fkey FOREIGN KEY (cohort_id) REFERENCES courses.cohorts(id),
  constraint enrolments_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id),
  constraint enrolments_last_lesson_id_fkey FOREIGN KEY (last_lesson_id) REFERENCES courses.stored_lessons(id) ON DELETE SET NULL,
  constraint enrolments_opening_id_fkey FOREIGN KEY (opening_id) REFERENCES courses.openings(entitlement_id),
  constraint enrolments_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id)
);
CREATE INDEX enrolments__by_plus ON courses.enrolments USING btree (person_id) WHERE (source = 'plus'::text);
CREATE INDEX enrolments__completed_at ON courses.enrolments USING btree (completed_at DESC, id DESC) WHERE (completed_at IS NOT NULL);
CREATE INDEX enrolments__ending ON courses.enrolments USING btree (expires_at) WHERE ((expires_at IS NOT NULL) AND (state = ANY (ARRAY['active'::text, 'completed'::text])) AND (ended_at IS NULL));
CREATE INDEX enrolments__enrolled_at ON courses.enrolments USING btree (enrolled_at DESC, id DESC);
CREATE INDEX enrolments__of_cohort ON courses.enrolments USING btree (cohort_id) WHERE (cohort_id IS NOT NULL);
CREATE INDEX enrolments__of_course ON courses.enrolments USING btree (course_id, enrolled_at DESC, id DESC);
CREATE INDEX enrolments__of_opening ON courses.enrolments USING btree (opening_id) WHERE (opening_id IS NOT NULL);
CREATE INDEX enrolments__of_person ON courses.enrolments USING btree (person_id, seen_at DESC, id DESC);

create table courses.learning_days (
  person_id uuid not null,
  day date not null,
  constraint learning_days_pkey PRIMARY KEY (person_id, day),
  constraint learning_days_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id)
);

create table courses.lesson_files (
  lesson_id uuid not null,
  file_id uuid not null,
  constraint lesson_files_pkey PRIMARY KEY (lesson_id, file_id),
  constraint lesson_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES media.files(id),
  constraint lesson_files_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES courses.stored_lessons(id) ON DELETE CASCADE
);
CREATE INDEX lesson_files__of_file ON courses.lesson_files USING btree (file_id);

create table courses.lesson_prerequisites (
  lesson_id uuid not null,
  required_lesson_id uuid not null,
  constraint lesson_prerequisites_pkey PRIMARY KEY (lesson_id, required_lesson_id),
  constraint lesson_prerequisites_check CHECK (lesson_id <> required_lesson_id),
  constraint lesson_prerequisites_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES courses.stored_lessons(id) ON DELETE CASCADE,
  constraint lesson_prerequisites_required_lesson_id_fkey FOREIGN KEY (required_lesson_id) REFERENCES courses.stored_lessons(id) ON DELETE CASCADE
);
CREATE INDEX lesson_prerequisites__of_required ON courses.lesson_prerequisites USING btree (required_lesson_id);

create table courses.notes (
  id uuid not null,
  person_id uuid not null,
  lesson_id uuid not null,
  second integer,
  text text not null,
  text_key text generated always as (platform.search_key(text)) stored not null,
  at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint notes_pkey PRIMARY KEY (id),
  constraint notes_second_check CHECK (second >= 0),
  constraint notes_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES courses.stored_lessons(id) ON DELETE CASCADE,
  constraint notes_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id)
);
CREATE INDEX notes__of_lesson ON courses.notes USING btree (lesson_id);
CREATE INDEX notes__of_person ON courses.notes USING btree (person_id, at DESC, id DESC);
CREATE INDEX notes__of_person_in_lesson ON courses.notes USING btree (person_id, lesson_id, second, id);

create table courses.openings (
  entitlement_id uuid not null,
  course_id uuid not null,
  person_id uuid not null,
  by text not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint openings_pkey PRIMARY KEY (entitlement_id),
  constraint openings_by_check CHECK (by = ANY (ARRAY['purchase'::text, 'gift'::text, 'seat'::text])),
  constraint openings_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id),
  constraint openings_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id)
);
CREATE INDEX openings__of_course ON courses.openings USING btree (course_id);
CREATE INDEX openings__of_person ON courses.openings USING btree (person_id, course_id);

create table courses.package_files (
  file_id uuid not null,
  path text not null,
  number integer not null,
  bytes bigint not null,
  constraint package_files_pkey PRIMARY KEY (file_id, path),
  constraint package_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES courses.packages(file_id) ON DELETE CASCADE
);

create table courses.package_parts (
  file_id uuid not null,
  "position" integer not null,
  identifier text not null,
  title text not null,
  depth integer not null,
  kind text not null,
  href text not null,
  given jsonb default '{}'::jsonb not null,
  is_free boolean default true not null,
  goes_back boolean default true not null,
  tells_completion boolean default false not null,
  constraint package_parts_pkey PRIMARY KEY (file_id, "position"),
  constraint package_parts_file_id_identifier_key UNIQUE (file_id, identifier),
  constraint package_parts_kind_check CHECK (kind = ANY (ARRAY['sco'::text, 'asset'::text])),
  constraint package_parts_file_id_fkey FOREIGN KEY (file_id) REFERENCES courses.packages(file_id) ON DELETE CASCADE
);

create table courses.package_states (
  enrolment_id uuid not null,
  lesson_id uuid not null,
  part text not null,
  data jsonb not null,
  at timestamp with time zone not null,
  constraint package_states_pkey PRIMARY KEY (enrolment_id, lesson_id, part),
  constraint package_states_enrolment_id_fkey FOREIGN KEY (enrolment_id) REFERENCES courses.enrolments(id) ON DELETE CASCADE,
  constraint package_states_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES courses.stored_lessons(id) ON DELETE CASCADE
);
CREATE INDEX package_states__of_lesson ON courses.package_states USING btree (lesson_id);

create table courses.packages (
  file_id uuid not null,
  state text default 'waiting'::text not null,
  folder uuid,
  standard text,
  title text,
  left_out jsonb default '[]'::jsonb not null,
  trouble text,
  changed_at timestamp with time zone not null,
  percent integer default 0 not null,
  begun_at timestamp with time zone,
  outside_hosts jsonb default '[]'::jsonb not null,
  constraint packages_pkey PRIMARY KEY (file_id),
  constraint packages_check CHECK ((state = 'ready'::text) = (folder IS NOT NULL AND standard IS NOT NULL AND title IS NOT NULL)),
  constraint packages_check1 CHECK ((state = 'failed'::text) = (trouble IS NOT NULL)),
  constraint packages_percent_check CHECK (percent >= 0 AND percent <= 100),
  constraint packages_standard_check CHECK (standard = ANY (ARRAY['1.2'::text, '2004'::text])),
  constraint packages_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text])),
  constraint packages_file_id_fkey FOREIGN KEY (file_id) REFERENCES media.files(id) ON DELETE CASCADE
);

create table courses.path_courses (
  path_id uuid not null,
  course_id uuid not null,
  "position" integer not null,
  constraint path_courses_pkey PRIMARY KEY (path_id, course_id),
  constraint path_courses_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id) ON DELETE CASCADE,
  constraint path_courses_path_id_fkey FOREIGN KEY (path_id) REFERENCES courses.paths(id) ON DELETE CASCADE
);
CREATE INDEX path_courses__of_course ON courses.path_courses USING btree (course_id);

create table courses.paths (
  id uuid not null,
  slug text not null,
  title text not null,
  summary text not null,
  category text not null,
  "position" integer not null,
  published_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  constraint paths_pkey PRIMARY KEY (id),
  constraint paths_slug_key UNIQUE (slug),
  constraint paths_category_fkey FOREIGN KEY (category) REFERENCES courses.categories(slug)
);
CREATE INDEX paths__all_in_order ON courses.paths USING btree ("position", id);
CREATE INDEX paths__in_order ON courses.paths USING btree ("position", id) WHERE (published_at IS NOT NULL);
CREATE TRIGGER learn_words_of_path AFTER INSERT OR UPDATE OF title, summary, published_at ON courses.paths FOR EACH ROW WHEN (new.published_at IS NOT NULL) EXECUTE FUNCTION courses.learn_words_of_path();

create table courses.positions (
  enrolment_id uuid not null,
  lesson_id uuid not null,
  seconds double precision not null,
  at timestamp with time zone not null,
  watched_seconds double precision default 0 not null,
  constraint positions_pkey PRIMARY KEY (enrolment_id, lesson_id),
  constraint positions_seconds_check CHECK (seconds >= 0::double precision),
  constraint positions_watched_seconds_check CHECK (watched_seconds >= 0::double precision),
  constraint positions_enrolment_id_fkey FOREIGN KEY (enrolment_id) REFERENCES courses.enrolments(id) ON DELETE CASCADE,
  constraint positions_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES courses.stored_lessons(id) ON DELETE CASCADE
);
CREATE INDEX positions__of_lesson ON courses.positions USING btree (lesson_id);

create table courses.removals (
  id uuid not null,
  course_id uuid not null,
  by_id uuid not null,
  at timestamp with time zone not null,
  constraint removals_pkey PRIMARY KEY (id),
  constraint removals_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id),
  constraint removals_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id) ON DELETE CASCADE
);
CREATE INDEX removals__of_course ON courses.removals USING btree (course_id, at DESC, id DESC);
CREATE INDEX removals__over ON courses.removals USING btree (at);

create table courses.review_replies (
  course_id uuid not null,
  person_id uuid not null,
  author_id uuid not null,
  text text not null,
  at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint review_replies_pkey PRIMARY KEY (course_id, person_id),
  constraint review_replies_author_id_fkey FOREIGN KEY (author_id) REFERENCES identity.accounts(id),
  constraint review_replies_course_id_person_id_fkey FOREIGN KEY (course_id, person_id) REFERENCES courses.reviews(course_id, person_id) ON DELETE CASCADE
);
CREATE INDEX review_replies__of_author ON courses.review_replies USING btree (author_id, at);

create table courses.review_turns (
  id uuid not null,
  course_id uuid not null,
  person_id uuid not null,
  hidden boolean not null,
  by_id uuid not null,
  reason text,
  at timestamp with time zone not null,
  constraint review_turns_pkey PRIMARY KEY (id),
  constraint review_turns_check CHECK (reason IS NOT NULL OR NOT hidden),
  constraint review_turns_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id),
  constraint review_turns_course_id_person_id_fkey FOREIGN KEY (course_id, person_id) REFERENCES courses.reviews(course_id, person_id) ON DELETE CASCADE
);
CREATE INDEX review_turns__of_review ON courses.review_turns USING btree (course_id, person_id, at DESC, id DESC);

create table courses.reviews (
  course_id uuid not null,
  person_id uuid not null,
  stars integer not null,
  text text not null,
  at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  hidden_at timestamp with time zone,
  constraint reviews_pkey PRIMARY KEY (course_id, person_id),
  constraint reviews_stars_check CHECK (stars >= 1 AND stars <= 5),
  constraint reviews_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id) ON DELETE CASCADE,
  constraint reviews_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id)
);
CREATE INDEX reviews__by_time ON courses.reviews USING btree (at DESC, course_id DESC, person_id DESC);
CREATE INDEX reviews__hidden ON courses.reviews USING btree (at DESC, course_id DESC, person_id DESC) WHERE (hidden_at IS NOT NULL);
CREATE INDEX reviews__newest ON courses.reviews USING btree (at DESC, course_id, person_id) WHERE (hidden_at IS NULL);
CREATE INDEX reviews__of_course ON courses.reviews USING btree (course_id, at DESC, person_id) WHERE (hidden_at IS NULL);
CREATE INDEX reviews__of_person ON courses.reviews USING btree (person_id);
CREATE INDEX reviews__of_person_by_time ON courses.reviews USING btree (person_id, at DESC, course_id DESC);

create table courses.search_alerts (
  person_id uuid not null,
  q text not null,
  words text[] not null,
  at timestamp with time zone not null,
  constraint search_alerts_pkey PRIMARY KEY (person_id, words),
  constraint search_alerts_words_check CHECK (cardinality(words) > 0),
  constraint search_alerts_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id)
);

create table courses.staff (
  course_id uuid not null,
  person_id uuid not null,
  role text not null,
  rights text[] default '{}'::text[] not null,
  added_at timestamp with time zone not null,
  share_percent integer default 0 not null,
  constraint staff_pkey PRIMARY KEY (course_id, person_id),
  constraint staff__who_earns CHECK (share_percent = 0 OR role = 'teacher'::text),
  constraint staff_rights_check CHECK (rights <@ ARRAY['write'::text, 'answer'::text, 'mark'::text, 'enrol'::text, 'announce'::text]),
  constraint staff_role_check CHECK (role = ANY (ARRAY['owner'::text, 'teacher'::text, 'assistant'::text])),
  constraint staff_share_percent_check CHECK (share_percent >= 0 AND share_percent <= 100),
  constraint staff_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id) ON DELETE CASCADE,
  constraint staff_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id)
);
CREATE INDEX staff__of_person ON courses.staff USING btree (person_id);

create table courses.steps (
  enrolment_id uuid not null,
  lesson_id uuid not null,
  step integer not null,
  at timestamp with time zone not null,
  constraint steps_pkey PRIMARY KEY (enrolment_id, lesson_id, step),
  constraint steps_step_check CHECK (step >= 1),
  constraint steps_enrolment_id_fkey FOREIGN KEY (enrolment_id) REFERENCES courses.enrolments(id) ON DELETE CASCADE,
  constraint steps_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES courses.stored_lessons(id) ON DELETE CASCADE
);
CREATE INDEX steps__of_lesson ON courses.steps USING btree (lesson_id);

create table courses.stored_lessons (
  id uuid not null,
  course_id uuid not null,
  section_id uuid not null,
  "position" integer not null,
  title text not null,
  kind text not null,
  minutes integer default 0 not null,
  steps integer default 1 not null,
  is_preview boolean default false not null,
  is_published boolean default true not null,
  content jsonb not null,
  version integer default 1 not null,
  changed_at timestamp with time zone not null,
  release_at timestamp with time zone,
  release_after_days integer,
  removal_id uuid,
  measured_seconds integer,
  seconds integer generated always as (COALESCE(measured_seconds, (minutes * 60))) stored not null,
  constraint lessons_pkey PRIMARY KEY (id),
  constraint lessons__one_per_place EXCLUDE USING btree (section_id WITH =, "position" WITH =) WHERE (removal_id IS NULL) DEFERRABLE INITIALLY DEFERRED,
  constraint lessons_minutes_check CHECK (minutes >= 0),
  constraint lessons_package_is_for_learners CHECK (kind <> 'scorm'::text OR NOT is_preview),
  constraint lessons_release_after_days_check CHECK (release_after_days >= 0),
  constraint lessons_steps_check CHECK (steps >= 1),
  constraint stored_lessons_measured_seconds_check CHECK (measured_seconds >= 0),
  constraint lessons_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id) ON DELETE CASCADE,
  constraint lessons_section_id_fkey FOREIGN KEY (section_id) REFERENCES courses.stored_sections(id) ON DELETE CASCADE,
  constraint stored_lessons_removal_id_fkey FOREIGN KEY (removal_id) REFERENCES courses.removals(id) ON DELETE CASCADE
);
CREATE INDEX lessons__of_course ON courses.stored_lessons USING btree (course_id);
CREATE INDEX stored_lessons__of_section ON courses.stored_lessons USING btree (section_id) WHERE (removal_id IS NOT NULL);
CREATE INDEX stored_lessons__removed ON courses.stored_lessons USING btree (removal_id) WHERE (removal_id IS NOT NULL);
CREATE TRIGGER lessons__note_changed AFTER UPDATE OF content ON courses.stored_lessons FOR EACH ROW WHEN (old.content IS DISTINCT FROM new.content AND (courses.holds_words(old.kind, old.content) OR courses.holds_words(new.kind, new.content))) EXECUTE FUNCTION courses.note_changed_lesson();
CREATE TRIGGER lessons__note_new AFTER INSERT ON courses.stored_lessons REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION courses.note_new_lessons();

create table courses.stored_sections (
  id uuid not null,
  course_id uuid not null,
  "position" integer not null,
  title text not null,
  release_at timestamp with time zone,
  release_after_days integer,
  removal_id uuid,
  constraint sections_pkey PRIMARY KEY (id),
  constraint sections__one_per_place EXCLUDE USING btree (course_id WITH =, "position" WITH =) WHERE (removal_id IS NULL) DEFERRABLE INITIALLY DEFERRED,
  constraint sections_release_after_days_check CHECK (release_after_days >= 0),
  constraint sections_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id) ON DELETE CASCADE,
  constraint stored_sections_removal_id_fkey FOREIGN KEY (removal_id) REFERENCES courses.removals(id) ON DELETE CASCADE
);
CREATE INDEX stored_sections__removed ON courses.stored_sections USING btree (removal_id) WHERE (removal_id IS NOT NULL);

create table courses.unread_lessons (
  lesson_id uuid not null,
  changes integer default 1 not null,
  constraint unread_lessons_pkey PRIMARY KEY (lesson_id),
  constraint unread_lessons_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES courses.stored_lessons(id) ON DELETE CASCADE
);

create table courses.weekly_goals (
  person_id uuid not null,
  days integer not null,
  changed_at timestamp with time zone not null,
  constraint weekly_goals_pkey PRIMARY KEY (person_id),
  constraint weekly_goals_days_check CHECK (days >= 1 AND days <= 7),
  constraint weekly_goals_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id)
);

create table courses.wishes (
  person_id uuid not null,
  course_id uuid not null,
  at timestamp with time zone not null,
  constraint wishes_pkey PRIMARY KEY (person_id, course_id),
  constraint wishes_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id) ON DELETE CASCADE,
  constraint wishes_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id)
);
CREATE INDEX wishes__of_course ON courses.wishes USING btree (course_id);
CREATE INDEX wishes__of_person ON courses.wishes USING btree (person_id, at DESC, course_id);

create table courses.words (
  word text not null,
  sound text generated always as (translate(word, 'ذضظثصطحغع'::text, 'زززسستهقا'::text)) stored not null,
  skeleton text generated always as (regexp_replace(translate(regexp_replace(word, 'ه$'::text, ''::text), 'بپتطثسصجچحهخدذزضظرژشغقفکگلمناویعءabcdefghijklmnopqrstuvwxyz0123456789'::text, 'bpttsssjChhxdzzzzrJSqqfkglmn'::text), '(.)\1+'::text, '\1'::text, 'g'::text)) stored not null,
  constraint words_pkey PRIMARY KEY (word)
);
CREATE INDEX words__beginning ON courses.words USING btree (word text_pattern_ops);
CREATE INDEX words__skeleton ON courses.words USING btree (skeleton);
CREATE INDEX words__sound ON courses.words USING btree (sound);

create view courses.catalogue as
 SELECT id,
    slug,
    title,
    summary,
    category,
    level,
    owner_id,
    cover_file_id,
    state,
    price,
    list_price,
    lessons,
    minutes,
    steps,
    learners,
    ratings,
    rating_sum,
    published_at
   FROM courses.courses c
  WHERE state = ANY (ARRAY['published'::text, 'archived'::text]);

create view courses.course_cohorts as
 SELECT id,
    course_id,
    title,
    starts_on,
    ends_on,
    seats
   FROM courses.cohorts;

create view courses.course_lessons as
 SELECT id,
    course_id,
    section_id,
    "position",
    title,
    kind,
    steps,
    is_published,
    content,
    minutes,
    is_preview,
    version,
    changed_at,
    release_at,
    release_after_days,
    measured_seconds,
    seconds
   FROM courses.lessons;

create view courses.course_sections as
 SELECT id,
    course_id,
    "position",
    title,
    release_at,
    release_after_days
   FROM courses.sections;

create view courses.course_staff as
 SELECT course_id,
    person_id,
    role,
    rights,
    share_percent,
    added_at
   FROM courses.staff;

create view courses.fact_enrolments as
 SELECT e.id AS enrolment_id,
    e.course_id,
    e.person_id,
    e.source,
    e.state,
    e.enrolled_at,
    e.completed_at,
    e.ended_at,
    e.distinct_steps,
    c.steps AS most_steps,
    e.seen_at
   FROM courses.enrolments e
     JOIN courses.courses c ON c.id = e.course_id;

create view courses.fact_learning_days as
 SELECT person_id,
    day
   FROM courses.learning_days;

create view courses.fact_steps as
 SELECT t.enrolment_id,
    e.course_id,
    e.person_id,
    t.lesson_id,
    t.step,
    t.at
   FROM courses.steps t
     JOIN courses.enrolments e ON e.id = t.enrolment_id;

create view courses.known_categories as
 SELECT slug,
    title,
    palette,
    "position"
   FROM courses.categories;

create view courses.known_course_turns as
 SELECT id,
    course_id,
    state,
    by_id,
    reason,
    at
   FROM courses.course_turns;

create view courses.known_courses as
 SELECT id,
    slug,
    title,
    state,
    owner_id,
    steps,
    access_days,
    category,
    level,
    summary,
    description,
    outcomes,
    requirements,
    cover_file_id,
    price,
    list_price,
    in_plus,
    lessons,
    minutes,
    learners,
    version,
    outline_version,
    created_at,
    changed_at,
    submitted_at,
    published_at
   FROM courses.courses;

create view courses.known_removals as
 SELECT r.id,
    r.course_id,
    r.by_id,
    r.at,
    s.id AS section_id,
    COALESCE(s.title, l.title) AS title,
    l.lessons
   FROM courses.removals r
     LEFT JOIN courses.stored_sections s ON s.removal_id = r.id
     CROSS JOIN LATERAL ( SELECT count(*)::integer AS lessons,
            min(one.title) AS title
           FROM courses.stored_lessons one
          WHERE one.removal_id = r.id) l;

create view courses.learner_turns as
 SELECT id,
    enrolment_id,
    state,
    by_id,
    reason,
    at
   FROM courses.enrolment_turns;

create view courses.learners as
 SELECT id,
    course_id,
    person_id,
    cohort_id,
    state,
    source,
    enrolled_at,
    expires_at,
    distinct_steps,
    seen_at,
    opened_at,
    announcements_seen_at,
    first_opened_at,
    ended_at
   FROM courses.enrolments;

create view courses.lesson_access as
 SELECT e.id AS enrolment_id,
    e.person_id,
    e.course_id,
    l.id AS lesson_id,
    GREATEST(s.release_at, l.release_at, (g.starts_on::timestamp without time zone AT TIME ZONE 'Asia/Tehran'::text), ((start.day + s.release_after_days)::timestamp without time zone AT TIME ZONE 'Asia/Tehran'::text), ((start.day + l.release_after_days)::timestamp without time zone AT TIME ZONE 'Asia/Tehran'::text)) AS opens_at,
    ( SELECT count(*)::integer AS count
           FROM courses.steps t
          WHERE t.enrolment_id = e.id AND t.lesson_id = l.id AND t.step <= l.steps) AS done_steps,
    ARRAY( SELECT r.id
           FROM courses.lesson_prerequisites p
             JOIN courses.lessons r ON r.id = p.required_lesson_id AND r.is_published
          WHERE p.lesson_id = l.id AND (( SELECT count(*) AS count
                   FROM courses.steps t
                  WHERE t.enrolment_id = e.id AND t.lesson_id = r.id AND t.step <= r.steps)) < r.steps) AS missing
   FROM courses.enrolments e
     JOIN courses.lessons l ON l.course_id = e.course_id AND l.is_published
     JOIN courses.sections s ON s.id = l.section_id
     LEFT JOIN courses.cohorts g ON g.id = e.cohort_id
     CROSS JOIN LATERAL ( SELECT COALESCE(g.starts_on, (LEAST(e.enrolled_at, e.first_opened_at) AT TIME ZONE 'Asia/Tehran'::text)::date) AS day) start;

create view courses.lessons as
 SELECT id,
    course_id,
    section_id,
    "position",
    title,
    kind,
    minutes,
    steps,
    is_preview,
    is_published,
    content,
    version,
    changed_at,
    release_at,
    release_after_days,
    measured_seconds,
    seconds
   FROM courses.stored_lessons
  WHERE removal_id IS NULL;

create view courses.required_courses as
 SELECT course_id,
    required_course_id
   FROM courses.course_prerequisites;

create view courses.required_lessons as
 SELECT p.lesson_id,
    l.course_id,
    p.required_lesson_id
   FROM courses.lesson_prerequisites p
     JOIN courses.lessons l ON l.id = p.lesson_id
     JOIN courses.lessons r ON r.id = p.required_lesson_id;

create view courses.sections as
 SELECT id,
    course_id,
    "position",
    title,
    release_at,
    release_after_days
   FROM courses.stored_sections
  WHERE removal_id IS NULL;

create view courses.shown_files as
 SELECT f.lesson_id,
    l.course_id,
    f.file_id
   FROM courses.lesson_files f
     JOIN courses.lessons l ON l.id = f.lesson_id;

create view courses.shown_reviews as
 SELECT course_id,
    person_id,
    stars,
    text,
    at
   FROM courses.reviews
  WHERE hidden_at IS NULL;

create view courses.taught_courses as
 SELECT staff.person_id AS teacher_id,
    courses.id AS course_id,
    courses.title,
    courses.state,
    courses.learners
   FROM courses.staff
     JOIN courses.courses ON courses.id = staff.course_id;

create view courses.watched_lessons as
 SELECT enrolment_id,
    lesson_id,
    watched_seconds
   FROM courses.positions
  WHERE watched_seconds > 0::double precision;

CREATE OR REPLACE FUNCTION courses.holds_words(kind text, content jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (kind = 'text'::text) THEN (COALESCE(jsonb_array_length(((content -> 'body'::text) -> 'content'::text)), 0) > 0) WHEN (kind = ANY (ARRAY['video'::text, 'audio'::text])) THEN (COALESCE(jsonb_array_length((content -> 'captions'::text)), 0) > 0) ELSE false END;

CREATE OR REPLACE FUNCTION courses.learn_words(keys text[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into courses.words (word)
  select distinct word
  from unnest(keys) as key, regexp_split_to_table(key, '[^[:alnum:]]+') as word
  where length(word) between 3 and 40
  order by word
  on conflict do nothing;
$function$;

CREATE OR REPLACE FUNCTION courses.learn_words_of_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform courses.learn_words(array(select search_key from added where state = 'published'));
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION courses.learn_words_of_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform courses.learn_words(array(
    select added.search_key from added join former using (id)
    where added.state = 'published' and (former.state <> 'published' or former.search_key <> added.search_key)
  ));
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION courses.learn_words_of_path()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform courses.learn_words(array[platform.search_key(concat_ws(' ', new.title, new.summary))]);
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION courses.note_changed_lesson()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into courses.unread_lessons (lesson_id) values (new.id)
  on conflict (lesson_id) do update set changes = courses.unread_lessons.changes + 1;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION courses.note_new_lessons()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into courses.unread_lessons (lesson_id)
  select id from added where courses.holds_words(kind, content);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION courses.words_of_level(level text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE level WHEN 'beginner'::text THEN 'مبتدی مقدماتی پایه'::text WHEN 'intermediate'::text THEN 'متوسط'::text WHEN 'advanced'::text THEN 'پیشرفته حرفه\u{200c}ای'::text ELSE 'همه'::text END;

--------------------------------------------------------------------------------
create schema discussion;

create table discussion.appeals (
  settlement_id uuid not null,
  text text not null,
  at timestamp with time zone not null,
  decided_by uuid,
  verdict text,
  reason text,
  decided_at timestamp with time zone,
  constraint appeals_pkey PRIMARY KEY (settlement_id),
  constraint appeals_check CHECK ((verdict IS NULL) = (decided_at IS NULL)),
  constraint appeals_verdict_check CHECK (verdict = ANY (ARRAY['restored'::text, 'refused'::text])),
  constraint appeals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES identity.accounts(id),
  constraint appeals_settlement_id_fkey FOREIGN KEY (settlement_id) REFERENCES discussion.settlements(id) ON DELETE CASCADE
);
CREATE INDEX appeals__decided ON discussion.appeals USING btree (decided_at DESC, settlement_id DESC) WHERE (decided_at IS NOT NULL);
CREATE INDEX appeals__decided_by ON discussion.appeals USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX appeals__waiting ON discussion.appeals USING btree (at, settlement_id) WHERE (decided_at IS NULL);

create table discussion.comments (
  id uuid not null,
  thread_id uuid not null,
  root_id uuid not null,
  author_id uuid not null,
  by_staff boolean not null,
  body text not null,
  body_key text generated always as (platform.search_key(body)) stored not null,
  at timestamp with time zone not null,
  edited_at timestamp with time zone,
  removed_at timestamp with time zone,
  removed_by text,
  likes integer default 0 not null,
  reports integer default 0 not null,
  likes_told integer default 0 not null,
  likes_told_at timestamp with time zone,
  constraint comments_pkey PRIMARY KEY (id),
  constraint comments_check CHECK ((removed_at IS NULL) = (removed_by IS NULL)),
  constraint comments_removed_by_check CHECK (removed_by = ANY (ARRAY['author'::text, 'staff'::text])),
  constraint comments_author_id_fkey FOREIGN KEY (author_id) REFERENCES identity.accounts(id),
  constraint comments_root_id_fkey FOREIGN KEY (root_id) REFERENCES discussion.comments(id) ON DELETE CASCADE,
  constraint comments_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES discussion.threads(id) ON DELETE CASCADE
);
CREATE INDEX comments__likes_to_tell ON discussion.comments USING btree (id) WHERE (likes > likes_told);
CREATE INDEX comments__of_author ON discussion.comments USING btree (author_id, id DESC);
CREATE INDEX comments__of_root ON discussion.comments USING btree (root_id);
CREATE INDEX comments__of_thread ON discussion.comments USING btree (thread_id, root_id, id);
CREATE INDEX comments__reported ON discussion.comments USING btree (id DESC) WHERE (reports > 0);

create table discussion.edits (
  id uuid not null,
  comment_id uuid not null,
  title text,
  body text not null,
  at timestamp with time zone not null,
  constraint edits_pkey PRIMARY KEY (id),
  constraint edits_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES discussion.comments(id) ON DELETE CASCADE
);
CREATE INDEX edits__of_comment ON discussion.edits USING btree (comment_id, id DESC);

create table discussion.likes (
  comment_id uuid not null,
  person_id uuid not null,
  at timestamp with time zone not null,
  constraint likes_pkey PRIMARY KEY (comment_id, person_id),
  constraint likes_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES discussion.comments(id) ON DELETE CASCADE,
  constraint likes_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id)
);
CREATE INDEX likes__of_person ON discussion.likes USING btree (person_id);

create table discussion.readers (
  thread_id uuid not null,
  person_id uuid not null,
  follows boolean default false not null,
  is_told boolean default false not null,
  seen_at timestamp with time zone not null,
  constraint readers_pkey PRIMARY KEY (thread_id, person_id),
  constraint readers_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id),
  constraint readers_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES discussion.threads(id) ON DELETE CASCADE
);
CREATE INDEX readers__of_person ON discussion.readers USING btree (person_id);

create table discussion.reports (
  id uuid not null,
  comment_id uuid not null,
  person_id uuid not null,
  reason text not null,
  text text,
  at timestamp with time zone not null,
  settlement_id uuid,
  constraint reports_pkey PRIMARY KEY (id),
  constraint reports_reason_check CHECK (reason = ANY (ARRAY['spam'::text, 'rude'::text, 'wrong'::text, 'solution'::text, 'other'::text])),
  constraint reports_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES discussion.comments(id) ON DELETE CASCADE,
  constraint reports_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id),
  constraint reports_settlement_id_fkey FOREIGN KEY (settlement_id) REFERENCES discussion.settlements(id) ON DELETE CASCADE
);
CREATE INDEX reports__of_comment ON discussion.reports USING btree (comment_id, id);
CREATE INDEX reports__of_person ON discussion.reports USING btree (person_id);
CREATE INDEX reports__of_settlement ON discussion.reports USING btree (settlement_id) WHERE (settlement_id IS NOT NULL);
CREATE UNIQUE INDEX reports__open_once ON discussion.reports USING btree (comment_id, person_id) WHERE (settlement_id IS NULL);

create table discussion.settlements (
  id uuid not null,
  comment_id uuid not null,
  by_id uuid not null,
  verdict text not null,
  note text,
  at timestamp with time zone not null,
  reason text,
  final_at timestamp with time zone,
  constraint settlements_pkey PRIMARY KEY (id),
  constraint settlements_verdict_check CHECK (verdict = ANY (ARRAY['removed'::text, 'kept'::text])),
  constraint settlements_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id),
  constraint settlements_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES discussion.comments(id) ON DELETE CASCADE
);
CREATE INDEX settlements__of_comment ON discussion.settlements USING btree (comment_id);
CREATE INDEX settlements__of_manager ON discussion.settlements USING btree (by_id);
CREATE INDEX settlements__open ON discussion.settlements USING btree (at) WHERE ((verdict = 'removed'::text) AND (final_at IS NULL));

create table discussion.threads (
  id uuid not null,
  about_kind text not null,
  about_id uuid not null,
  author_id uuid not null,
  title text not null,
  title_key text generated always as (platform.search_key(title)) stored not null,
  second integer,
  at timestamp with time zone not null,
  moved_at timestamp with time zone not null,
  is_pinned boolean default false not null,
  is_locked boolean default false not null,
  marked_id uuid,
  marked_by text,
  answers integer default 0 not null,
  likes integer default 0 not null,
  is_answered boolean default false not null,
  is_removed boolean default false not null,
  constraint threads_pkey PRIMARY KEY (id),
  constraint threads_check CHECK ((marked_id IS NULL) = (marked_by IS NULL)),
  constraint threads_marked_by_check CHECK (marked_by = ANY (ARRAY['asker'::text, 'staff'::text])),
  constraint threads_second_check CHECK (second >= 0),
  constraint threads__marked FOREIGN KEY (marked_id) REFERENCES discussion.comments(id),
  constraint threads_author_id_fkey FOREIGN KEY (author_id) REFERENCES identity.accounts(id)
);
CREATE INDEX threads__newest ON discussion.threads USING btree (about_kind, about_id, is_pinned DESC, id DESC) WHERE (NOT is_removed);
CREATE INDEX threads__of_author ON discussion.threads USING btree (author_id, id DESC);
CREATE INDEX threads__of_marked ON discussion.threads USING btree (marked_id) WHERE (marked_id IS NOT NULL);
CREATE INDEX threads__waiting ON discussion.threads USING btree (about_kind, about_id, id) WHERE ((NOT is_answered) AND (NOT is_removed));

create view discussion.known_likes as
 SELECT comment_id AS id,
    person_id
   FROM discussion.likes;

create view discussion.openings as
 SELECT threads.id,
    threads.about_kind AS kind,
    comments.body,
    comments.body_key,
    comments.edited_at,
    threads.likes,
    threads.answers AS comments
   FROM discussion.threads
     JOIN discussion.comments ON comments.id = threads.id;

--------------------------------------------------------------------------------
create schema exams;

create table exams.accesses (
  entitlement_id uuid not null,
  exam_id uuid not null,
  person_id uuid not null,
  at timestamp with time zone not null,
  constraint accesses_pkey PRIMARY KEY (entitlement_id),
  constraint accesses_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams.exams(id),
  constraint accesses_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX accesses_of_exam ON exams.accesses USING btree (exam_id);
CREATE INDEX accesses_of_person ON exams.accesses USING btree (person_id, exam_id);

create table exams.answer_files (
  file_id uuid not null,
  attempt_id uuid not null,
  question_id uuid not null,
  constraint answer_files_pkey PRIMARY KEY (file_id, attempt_id, question_id),
  constraint answer_files_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES exams.attempts(id) ON DELETE CASCADE
);
CREATE INDEX answer_files_of_attempt ON exams.answer_files USING btree (attempt_id);

create table exams.attempt_heads (
  attempt_id uuid not null,
  person_id uuid not null,
  session_id uuid not null,
  sequence integer default 0 not null,
  receipt text,
  ends_at timestamp with time zone not null,
  submitted_at timestamp with time zone,
  submitted_by text,
  stopped_at timestamp with time zone,
  takeovers integer default 0 not null,
  section integer default 0 not null,
  section_ends_at timestamp with time zone,
  reached integer default 0 not null,
  late_minutes integer default 0 not null,
  constraint attempt_heads_pkey PRIMARY KEY (attempt_id),
  constraint attempt_heads_submitted_by_check CHECK (submitted_by = ANY (ARRAY['candidate'::text, 'clock'::text, 'teacher'::text])),
  constraint attempt_heads_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES exams.attempts(id) ON DELETE CASCADE
) with (fillfactor=60);
CREATE INDEX attempts_under_way ON exams.attempt_heads USING btree (ends_at) WHERE (submitted_at IS NULL);

create table exams.attempts (
  id uuid not null,
  exam_id uuid not null,
  person_id uuid not null,
  number integer not null,
  started_at timestamp with time zone not null,
  paper jsonb not null,
  choices jsonb,
  constraint attempts_pkey PRIMARY KEY (id),
  constraint attempts_exam_id_person_id_number_key UNIQUE (exam_id, person_id, number),
  constraint attempts_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams.exams(id),
  constraint attempts_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX attempts_of_person ON exams.attempts USING btree (person_id, started_at DESC);

create table exams.categories (
  id uuid not null,
  owner_id uuid not null,
  parent_id uuid,
  title text not null,
  "position" integer not null,
  constraint categories_pkey PRIMARY KEY (id),
  constraint categories_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint categories_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES exams.categories(id)
);
CREATE INDEX categories_of_owner ON exams.categories USING btree (owner_id, parent_id, "position");
CREATE INDEX categories_of_parent ON exams.categories USING btree (parent_id);

create table exams.exams (
  id uuid not null,
  course_id uuid not null,
  owner_id uuid not null,
  title text not null,
  settings jsonb not null,
  revision integer default 0 not null,
  paper jsonb,
  opens_at timestamp with time zone,
  closes_at timestamp with time zone,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  extended_to timestamp with time zone,
  slug text,
  price bigint,
  constraint exams_pkey PRIMARY KEY (id),
  constraint exams_slug_key UNIQUE (slug),
  constraint exams_price_check CHECK (price >= 0),
  constraint exams_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES identity.accounts(id)
);
CREATE INDEX exams_of_course ON exams.exams USING btree (course_id, created_at DESC, id DESC);
CREATE INDEX exams_of_owner ON exams.exams USING btree (owner_id);
CREATE INDEX exams_public ON exams.exams USING btree (published_at DESC, id DESC) WHERE ((published_at IS NOT NULL) AND (price IS NOT NULL));

create table exams.extensions (
  id uuid not null,
  attempt_id uuid not null,
  minutes integer not null,
  reason text not null,
  old_end timestamp with time zone not null,
  new_end timestamp with time zone not null,
  by_id uuid,
  at timestamp with time zone not null,
  constraint extensions_pkey PRIMARY KEY (id),
  constraint extensions_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES exams.attempts(id) ON DELETE CASCADE,
  constraint extensions_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id) ON DELETE SET NULL
);
CREATE INDEX extensions_by ON exams.extensions USING btree (by_id);
CREATE INDEX extensions_of ON exams.extensions USING btree (attempt_id, at);

create table exams.group_accesses (
  entitlement_id uuid not null,
  group_id uuid not null,
  person_id uuid not null,
  at timestamp with time zone not null,
  printed_at timestamp with time zone,
  constraint group_accesses_pkey PRIMARY KEY (entitlement_id),
  constraint group_accesses_group_id_fkey FOREIGN KEY (group_id) REFERENCES exams.practice_groups(id) ON DELETE CASCADE,
  constraint group_accesses_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX group_accesses_of_group ON exams.group_accesses USING btree (group_id);
CREATE INDEX group_accesses_of_person ON exams.group_accesses USING btree (person_id, group_id);

create table exams.group_questions (
  group_id uuid not null,
  question_id uuid not null,
  version integer not null,
  "position" integer not null,
  constraint group_questions_pkey PRIMARY KEY (group_id, question_id),
  constraint group_questions_group_id_fkey FOREIGN KEY (group_id) REFERENCES exams.practice_groups(id) ON DELETE CASCADE,
  constraint group_questions_question_id_version_fkey FOREIGN KEY (question_id, version) REFERENCES exams.question_versions(question_id, version) ON DELETE CASCADE
);
CREATE INDEX group_questions_of ON exams.group_questions USING btree (question_id, version);

create table exams.heartbeats (
  attempt_id uuid not null,
  seen_at timestamp with time zone not null,
  times_left integer default 0 not null,
  constraint heartbeats_pkey PRIMARY KEY (attempt_id),
  constraint heartbeats_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES exams.attempts(id) ON DELETE CASCADE
) with (fillfactor=60);

create table exams.imported_questions (
  exchange_id uuid not null,
  "position" integer not null,
  content jsonb not null,
  tags text[] not null,
  category text[] not null,
  constraint imported_questions_pkey PRIMARY KEY (exchange_id, "position"),
  constraint imported_questions_exchange_id_fkey FOREIGN KEY (exchange_id) REFERENCES exams.question_exchanges(id) ON DELETE CASCADE
);

create table exams.konkur_scores (
  attempt_id uuid not null,
  section_id uuid not null,
  exam_id uuid not null,
  "right" integer not null,
  wrong integer not null,
  empty integer not null,
  percent double precision not null,
  constraint konkur_scores_pkey PRIMARY KEY (attempt_id, section_id),
  constraint konkur_scores_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES exams.attempts(id) ON DELETE CASCADE,
  constraint konkur_scores_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams.exams(id)
);
CREATE INDEX konkur_scores_of_exam ON exams.konkur_scores USING btree (exam_id);

create table exams.late_saves (
  id uuid not null,
  attempt_id uuid not null,
  sequence integer not null,
  session_id uuid not null,
  at timestamp with time zone not null,
  answers jsonb not null,
  why text not null,
  late_seconds integer,
  constraint late_saves_pkey PRIMARY KEY (id),
  constraint late_saves_why_check CHECK (why = ANY (ARRAY['time-over'::text, 'taken-over'::text, 'submitted'::text, 'stopped'::text, 'section-over'::text, 'question-passed'::text])),
  constraint late_saves_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES exams.attempts(id) ON DELETE CASCADE
);
CREATE INDEX late_saves_of ON exams.late_saves USING btree (attempt_id);

create table exams.markings (
  id uuid not null,
  attempt_id uuid not null,
  question_id uuid not null,
  points integer not null,
  levels jsonb not null,
  comment text,
  marker_id uuid,
  at timestamp with time zone not null,
  part text,
  constraint markings_pkey PRIMARY KEY (id),
  constraint markings_part_check CHECK (part = ANY (ARRAY['first'::text, 'second'::text, 'decision'::text])),
  constraint markings_attempt_id_question_id_fkey FOREIGN KEY (attempt_id, question_id) REFERENCES exams.marks(attempt_id, question_id) ON DELETE CASCADE,
  constraint markings_marker_id_fkey FOREIGN KEY (marker_id) REFERENCES identity.accounts(id) ON DELETE SET NULL
);
CREATE INDEX markings_by ON exams.markings USING btree (marker_id);
CREATE INDEX markings_of ON exams.markings USING btree (attempt_id, question_id, at DESC);

create table exams.marks (
  attempt_id uuid not null,
  question_id uuid not null,
  answer jsonb,
  percent double precision,
  points integer not null,
  most integer not null,
  levels jsonb default '{}'::jsonb not null,
  comment text,
  marker_id uuid,
  marked_at timestamp with time zone,
  late_seconds integer,
  markers smallint default 0 not null,
  constraint marks_pkey PRIMARY KEY (attempt_id, question_id),
  constraint marks_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES exams.attempts(id) ON DELETE CASCADE,
  constraint marks_marker_id_fkey FOREIGN KEY (marker_id) REFERENCES identity.accounts(id) ON DELETE SET NULL
);
CREATE INDEX marks_by ON exams.marks USING btree (marker_id);
CREATE INDEX marks_waiting ON exams.marks USING btree (question_id) WHERE (percent IS NULL);

create table exams.messages (
  id uuid not null,
  exam_id uuid not null,
  attempt_id uuid,
  text text not null,
  by_id uuid,
  at timestamp with time zone not null,
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES exams.attempts(id) ON DELETE CASCADE,
  constraint messages_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id) ON DELETE SET NULL,
  constraint messages_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams.exams(id)
);
CREATE INDEX messages_by ON exams.messages USING btree (by_id);
CREATE INDEX messages_of_attempt ON exams.messages USING btree (attempt_id);
CREATE INDEX messages_of_exam ON exams.messages USING btree (exam_id, at);

create table exams.objections (
  id uuid not null,
  exam_id uuid not null,
  attempt_id uuid not null,
  question_id uuid not null,
  text text not null,
  at timestamp with time zone not null,
  state text default 'waiting'::text not null,
  answer text,
  points integer,
  answered_by uuid,
  answered_at timestamp with time zone,
  constraint objections_pkey PRIMARY KEY (id),
  constraint objections_attempt_id_question_id_key UNIQUE (attempt_id, question_id),
  constraint objections_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'rejected'::text])),
  constraint objections_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES identity.accounts(id) ON DELETE SET NULL,
  constraint objections_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES exams.attempts(id) ON DELETE CASCADE,
  constraint objections_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams.exams(id)
);
CREATE INDEX objections_answered ON exams.objections USING btree (exam_id, id DESC) WHERE (state <> 'waiting'::text);
CREATE INDEX objections_waiting ON exams.objections USING btree (exam_id, id) WHERE (state = 'waiting'::text);

create table exams.overrides (
  id uuid not null,
  exam_id uuid not null,
  person_id uuid,
  cohort_id uuid,
  opens_at timestamp with time zone,
  closes_at timestamp with time zone,
  minutes integer,
  attempts integer,
  access_code text,
  by_id uuid,
  changed_at timestamp with time zone not null,
  constraint overrides_pkey PRIMARY KEY (id),
  constraint overrides_exam_id_cohort_id_key UNIQUE (exam_id, cohort_id),
  constraint overrides_exam_id_person_id_key UNIQUE (exam_id, person_id),
  constraint overrides_check CHECK (num_nonnulls(person_id, cohort_id) = 1),
  constraint overrides_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id) ON DELETE SET NULL,
  constraint overrides_cohort_id_fkey FOREIGN KEY (cohort_id) REFERENCES courses.cohorts(id) ON DELETE CASCADE,
  constraint overrides_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams.exams(id),
  constraint overrides_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX overrides_by ON exams.overrides USING btree (by_id);
CREATE INDEX overrides_of_cohort ON exams.overrides USING btree (cohort_id);
CREATE INDEX overrides_of_person ON exams.overrides USING btree (person_id);

create table exams.practice_answers (
  id uuid not null,
  person_id uuid not null,
  group_id uuid not null,
  question_id uuid not null,
  version integer not null,
  answer jsonb,
  percent double precision not null,
  hints integer not null,
  was_fresh boolean not null,
  rating smallint,
  at timestamp with time zone not null,
  constraint practice_answers_pkey PRIMARY KEY (id),
  constraint practice_answers_rating_check CHECK (rating >= 1 AND rating <= 4),
  constraint practice_answers_group_id_fkey FOREIGN KEY (group_id) REFERENCES exams.practice_groups(id) ON DELETE CASCADE,
  constraint practice_answers_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint practice_answers_question_id_fkey FOREIGN KEY (question_id) REFERENCES exams.questions(id) ON DELETE CASCADE
);
CREATE INDEX practice_answers_of_group ON exams.practice_answers USING btree (group_id, person_id);
CREATE INDEX practice_answers_of_person ON exams.practice_answers USING btree (person_id, at);
CREATE INDEX practice_answers_of_question ON exams.practice_answers USING btree (question_id);

create table exams.practice_bookmarks (
  person_id uuid not null,
  question_id uuid not null,
  at timestamp with time zone not null,
  constraint practice_bookmarks_pkey PRIMARY KEY (person_id, question_id),
  constraint practice_bookmarks_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint practice_bookmarks_question_id_fkey FOREIGN KEY (question_id) REFERENCES exams.questions(id) ON DELETE CASCADE
);
CREATE INDEX practice_bookmarks_of ON exams.practice_bookmarks USING btree (question_id);

create table exams.practice_cards (
  person_id uuid not null,
  question_id uuid not null,
  turn integer default 0 not null,
  hints integer default 0 not null,
  was_right boolean,
  answered_at timestamp with time zone,
  state smallint default 0 not null,
  due timestamp with time zone not null,
  stability double precision default 0 not null,
  difficulty double precision default 0 not null,
  scheduled_days integer default 0 not null,
  reps integer default 0 not null,
  lapses integer default 0 not null,
  reviewed_at timestamp with time zone,
  constraint practice_cards_pkey PRIMARY KEY (person_id, question_id),
  constraint practice_cards_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint practice_cards_question_id_fkey FOREIGN KEY (question_id) REFERENCES exams.questions(id) ON DELETE CASCADE
);
CREATE INDEX practice_cards_due ON exams.practice_cards USING btree (person_id, due) WHERE (state > 0);
CREATE INDEX practice_cards_of ON exams.practice_cards USING btree (question_id);

create table exams.practice_groups (
  id uuid not null,
  owner_id uuid not null,
  title text not null,
  description text default ''::text not null,
  category text,
  grade text,
  year integer,
  source text default ''::text not null,
  search_key text not null,
  question_ids uuid[] default '{}'::uuid[] not null,
  revision integer default 0 not null,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  slug text,
  price bigint default 0 not null,
  constraint practice_groups_pkey PRIMARY KEY (id),
  constraint practice_groups_slug_key UNIQUE (slug),
  constraint practice_groups_price_check CHECK (price >= 0),
  constraint practice_groups_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX practice_groups_by_words ON exams.practice_groups USING gin (search_key public.gin_trgm_ops);
CREATE INDEX practice_groups_of_owner ON exams.practice_groups USING btree (owner_id, created_at DESC, id DESC);
CREATE INDEX practice_groups_published ON exams.practice_groups USING btree (published_at DESC, id DESC) WHERE (published_at IS NOT NULL);

create table exams.practice_trials (
  id uuid not null,
  person_id uuid not null,
  titles text[] not null,
  questions jsonb not null,
  started_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  finished_at timestamp with time zone,
  answers jsonb,
  percents jsonb,
  constraint practice_trials_pkey PRIMARY KEY (id),
  constraint practice_trials_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX practice_trials_of_person ON exams.practice_trials USING btree (person_id, started_at DESC, id DESC);

create table exams.question_exchanges (
  id uuid not null,
  person_id uuid not null,
  direction text not null,
  state text default 'waiting'::text not null,
  file_id uuid,
  file_name text,
  wish jsonb,
  questions integer default 0 not null,
  report jsonb,
  trouble text,
  stored_file_ids uuid[] default '{}'::uuid[] not null,
  category_id uuid,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint question_exchanges_pkey PRIMARY KEY (id),
  constraint question_exchanges_direction_check CHECK (direction = ANY (ARRAY['import'::text, 'export'::text])),
  constraint question_exchanges_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'working'::text, 'read'::text, 'done'::text, 'failed'::text, 'cancelled'::text])),
  constraint question_exchanges_category_id_fkey FOREIGN KEY (category_id) REFERENCES exams.categories(id) ON DELETE SET NULL,
  constraint question_exchanges_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX question_exchanges_by_change ON exams.question_exchanges USING btree (changed_at);
CREATE INDEX question_exchanges_by_file ON exams.question_exchanges USING btree (file_id);
CREATE INDEX question_exchanges_by_stored_file ON exams.question_exchanges USING gin (stored_file_ids);
CREATE INDEX question_exchanges_of_category ON exams.question_exchanges USING btree (category_id);
CREATE INDEX question_exchanges_of_person ON exams.question_exchanges USING btree (person_id, created_at DESC, id DESC);

create table exams.question_files (
  question_id uuid not null,
  file_id uuid not null,
  constraint question_files_pkey PRIMARY KEY (file_id, question_id),
  constraint question_files_question_id_fkey FOREIGN KEY (question_id) REFERENCES exams.questions(id) ON DELETE CASCADE
);
CREATE INDEX question_files_of ON exams.question_files USING btree (question_id);

create table exams.question_versions (
  question_id uuid not null,
  version integer not null,
  content jsonb not null,
  by_id uuid,
  at timestamp with time zone not null,
  constraint question_versions_pkey PRIMARY KEY (question_id, version),
  constraint question_versions_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id) ON DELETE SET NULL,
  constraint question_versions_question_id_fkey FOREIGN KEY (question_id) REFERENCES exams.questions(id) ON DELETE CASCADE
);
CREATE INDEX question_versions_by ON exams.question_versions USING btree (by_id);

create table exams.questions (
  id uuid not null,
  owner_id uuid not null,
  category_id uuid,
  kind text not null,
  draft jsonb not null,
  revision integer default 0 not null,
  why_not_ask text,
  version integer default 0 not null,
  is_changed boolean default true not null,
  points integer not null,
  tags text[] default '{}'::text[] not null,
  excerpt text not null,
  search_key text not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint questions_pkey PRIMARY KEY (id),
  constraint questions_category_id_fkey FOREIGN KEY (category_id) REFERENCES exams.categories(id),
  constraint questions_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX questions_by_tag ON exams.questions USING gin (tags) WHERE (removed_at IS NULL);
CREATE INDEX questions_by_words ON exams.questions USING gin (search_key public.gin_trgm_ops) WHERE (removed_at IS NULL);
CREATE INDEX questions_of_category ON exams.questions USING btree (category_id, changed_at DESC, id DESC) WHERE (removed_at IS NULL);
CREATE INDEX questions_of_owner ON exams.questions USING btree (owner_id, changed_at DESC, id DESC) WHERE (removed_at IS NULL);

create table exams.regrade_changes (
  regrade_id uuid not null,
  attempt_id uuid not null,
  old_points integer not null,
  old_most integer not null,
  new_points integer not null,
  new_most integer not null,
  constraint regrade_changes_pkey PRIMARY KEY (regrade_id, attempt_id),
  constraint regrade_changes_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES exams.attempts(id) ON DELETE CASCADE,
  constraint regrade_changes_regrade_id_fkey FOREIGN KEY (regrade_id) REFERENCES exams.regrades(id) ON DELETE CASCADE
);
CREATE INDEX regrade_changes_of_attempt ON exams.regrade_changes USING btree (attempt_id);

create table exams.regrades (
  id uuid not null,
  exam_id uuid not null,
  question_id uuid not null,
  ruling text not null,
  accepted jsonb not null,
  reason text not null,
  by_id uuid,
  at timestamp with time zone not null,
  changed integer not null,
  constraint regrades_pkey PRIMARY KEY (id),
  constraint regrades_ruling_check CHECK (ruling = ANY (ARRAY['key'::text, 'accept'::text, 'everyone'::text, 'drop'::text])),
  constraint regrades_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id) ON DELETE SET NULL,
  constraint regrades_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams.exams(id)
);
CREATE INDEX regrades_of_exam ON exams.regrades USING btree (exam_id, question_id, id DESC);

create table exams.results (
  attempt_id uuid not null,
  exam_id uuid not null,
  points integer not null,
  most integer not null,
  waiting integer not null,
  constraint results_pkey PRIMARY KEY (attempt_id),
  constraint results_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES exams.attempts(id) ON DELETE CASCADE,
  constraint results_exam_id_fkey FOREIGN KEY (exam_id) REFERENCES exams.exams(id)
);
CREATE INDEX results_of_exam ON exams.results USING btree (exam_id, points DESC, attempt_id);
CREATE INDEX results_waiting ON exams.results USING btree (exam_id) WHERE (waiting > 0);

create table exams.saves (
  attempt_id uuid not null,
  sequence integer not null,
  session_id uuid not null,
  at timestamp with time zone not null,
  answers jsonb not null,
  fingerprint bytea not null,
  receipt text not null,
  constraint saves_pkey PRIMARY KEY (attempt_id, sequence),
  constraint saves_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES exams.attempts(id) ON DELETE CASCADE
);

create table exams.section_entries (
  attempt_id uuid not null,
  section_id uuid not null,
  entered_at timestamp with time zone not null,
  constraint section_entries_pkey PRIMARY KEY (attempt_id, section_id),
  constraint section_entries_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES exams.attempts(id) ON DELETE CASCADE
);

create view exams.known_exams as
 SELECT id,
    course_id,
    title,
    published_at IS NOT NULL AS is_published,
    (settings ->> 'passPercent'::text) IS NOT NULL AS can_be_passed,
    created_at,
        CASE
            WHEN ((settings -> 'review'::text) ->> 'from'::text) = 'closed'::text THEN GREATEST(closes_at, extended_to)
            ELSE NULL::timestamp with time zone
        END AS results_from
   FROM exams.exams;

create view exams.passed_exams as
 SELECT DISTINCT r.exam_id,
    a.person_id
   FROM exams.results r
     JOIN exams.attempts a ON a.id = r.attempt_id
     JOIN exams.exams e ON e.id = r.exam_id
  WHERE r.waiting = 0 AND r.most > 0 AND (r.points::numeric * 100.0 / r.most::numeric)::double precision >= ((e.settings ->> 'passPercent'::text)::double precision);

--------------------------------------------------------------------------------
create schema export;

create table export.files (
  token_hash bytea not null,
  person_id uuid not null,
  name text not null,
  content bytea not null,
  expires_at timestamp with time zone not null,
  constraint files_pkey PRIMARY KEY (token_hash),
  constraint files_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX files__expired ON export.files USING btree (expires_at);
CREATE INDEX files__of_person ON export.files USING btree (person_id);

create table export.runs (
  id uuid not null,
  person_id uuid not null,
  table_name text not null,
  title text not null,
  format text not null,
  state text default 'waiting'::text not null,
  total_rows bigint not null,
  written_rows bigint default 0 not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint runs_pkey PRIMARY KEY (id),
  constraint runs_format_check CHECK (format = ANY (ARRAY['csv'::text, 'xlsx'::text])),
  constraint runs_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'working'::text, 'done'::text, 'failed'::text, 'cancelled'::text])),
  constraint runs_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX runs__by_change ON export.runs USING btree (changed_at);
CREATE UNIQUE INDEX runs__in_progress ON export.runs USING btree (person_id, table_name, format) WHERE (state = ANY (ARRAY['waiting'::text, 'working'::text]));
CREATE INDEX runs__of_person ON export.runs USING btree (person_id, created_at DESC, id DESC);

--------------------------------------------------------------------------------
create schema growth;

create table growth.campaigns (
  id uuid not null,
  title text not null,
  inviter_reward bigint not null,
  invitee_reward bigint not null,
  least_purchase bigint default 0 not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  budget bigint not null,
  spent bigint default 0 not null,
  most_per_inviter integer not null,
  stopped_at timestamp with time zone,
  made_by uuid,
  made_at timestamp with time zone not null,
  constraint campaigns_pkey PRIMARY KEY (id),
  constraint campaigns_check CHECK (ends_at > starts_at),
  constraint campaigns_check1 CHECK (spent >= 0 AND spent <= budget),
  constraint campaigns_invitee_reward_check CHECK (invitee_reward >= 0),
  constraint campaigns_inviter_reward_check CHECK (inviter_reward > 0),
  constraint campaigns_made_by_fkey FOREIGN KEY (made_by) REFERENCES identity.accounts(id) ON DELETE SET NULL
);
CREATE INDEX campaigns__ends ON growth.campaigns USING btree (ends_at);
CREATE INDEX campaigns__made_by ON growth.campaigns USING btree (made_by) WHERE (made_by IS NOT NULL);
CREATE INDEX campaigns__newest ON growth.campaigns USING btree (made_at, id);

create table growth.earned_spins (
  id uuid not null,
  person_id uuid not null,
  cause text not null,
  earned_at timestamp with time zone not null,
  used_by uuid,
  constraint earned_spins_pkey PRIMARY KEY (id),
  constraint earned_spins_cause_key UNIQUE (cause),
  constraint earned_spins_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint earned_spins_used_by_fkey FOREIGN KEY (used_by) REFERENCES growth.spins(id) ON DELETE SET NULL
);
CREATE INDEX earned_spins__unused ON growth.earned_spins USING btree (person_id, earned_at) WHERE (used_by IS NULL);
CREATE INDEX earned_spins__used_by ON growth.earned_spins USING btree (used_by) WHERE (used_by IS NOT NULL);

create table growth.prizes (
  id uuid not null,
  title text not null,
  kind text not null,
  amount bigint default 0 not null,
  cost bigint default 0 not null,
  weight integer not null,
  stock integer,
  made_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint prizes_pkey PRIMARY KEY (id),
  constraint prizes_cost_check CHECK (cost >= 0),
  constraint prizes_kind_check CHECK (kind = ANY (ARRAY['offCode'::text, 'credit'::text, 'card'::text, 'plusDays'::text, 'spinAgain'::text, 'nothing'::text])),
  constraint prizes_stock_check CHECK (stock >= 0),
  constraint prizes_weight_check CHECK (weight > 0)
);
CREATE INDEX prizes__shown ON growth.prizes USING btree (made_at, id) WHERE (removed_at IS NULL);

create table growth.rewards (
  id uuid not null,
  campaign_id uuid,
  inviter_id uuid not null,
  invitee_id uuid not null,
  factor_id uuid not null,
  purchase bigint not null,
  inviter_amount bigint not null,
  invitee_amount bigint not null,
  state text not null,
  reason text,
  note text,
  made_at timestamp with time zone not null,
  releases_at timestamp with time zone,
  ended_at timestamp with time zone,
  decided_by uuid,
  least_purchase bigint default 0 not null,
  percent integer,
  most bigint,
  constraint rewards_pkey PRIMARY KEY (id),
  constraint rewards_factor_id_key UNIQUE (factor_id),
  constraint rewards_invitee_id_key UNIQUE (invitee_id),
  constraint rewards_state_check CHECK (state = ANY (ARRAY['review'::text, 'held'::text, 'released'::text, 'takenBack'::text, 'refused'::text])),
  constraint rewards_terms_check CHECK ((campaign_id IS NULL) = (percent IS NOT NULL) AND (percent IS NULL) = (most IS NULL)),
  constraint rewards_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES growth.campaigns(id),
  constraint rewards_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES identity.accounts(id) ON DELETE SET NULL,
  constraint rewards_invitee_id_fkey FOREIGN KEY (invitee_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint rewards_inviter_id_fkey FOREIGN KEY (inviter_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX rewards__campaign ON growth.rewards USING btree (campaign_id, state);
CREATE INDEX rewards__decided_by ON growth.rewards USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX rewards__due ON growth.rewards USING btree (releases_at) WHERE (state = 'held'::text);
CREATE INDEX rewards__inviter ON growth.rewards USING btree (inviter_id, made_at, id);
CREATE INDEX rewards__state ON growth.rewards USING btree (state, made_at, id);

create table growth.spins (
  id uuid not null,
  person_id uuid not null,
  day date not null,
  server_seed bytea not null,
  commitment text not null,
  prizes jsonb not null,
  cost bigint not null,
  made_at timestamp with time zone not null,
  client_seed text,
  prize_id uuid,
  off_code text,
  saved_at timestamp with time zone,
  returned_at timestamp with time zone,
  constraint spins_pkey PRIMARY KEY (id),
  constraint spins_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX spins__of_day ON growth.spins USING btree (day) INCLUDE (cost);
CREATE INDEX spins__of_person ON growth.spins USING btree (person_id, made_at, id);
CREATE UNIQUE INDEX spins__open ON growth.spins USING btree (person_id) WHERE ((saved_at IS NULL) AND (returned_at IS NULL));
CREATE INDEX spins__unsaved ON growth.spins USING btree (made_at) WHERE ((saved_at IS NULL) AND (returned_at IS NULL));

create table growth.wheel (
  only_row boolean default true not null,
  is_open boolean default false not null,
  day_budget bigint default 0 not null,
  constraint wheel_pkey PRIMARY KEY (only_row),
  constraint wheel_day_budget_check CHECK (day_budget >= 0),
  constraint wheel_only_row_check CHECK (only_row)
);

--------------------------------------------------------------------------------
create schema identity;

create table identity.accounts (
  id uuid not null,
  name text not null,
  name_key text generated always as (platform.search_key(name)) stored not null,
  mobile text,
  email text,
  email_verified_at timestamp with time zone,
  password_hash text,
  password_changed_at timestamp with time zone,
  handle text,
  national_code text,
  birth_date date,
  education text,
  city text,
  biography text,
  links text[] default '{}'::text[] not null,
  public_fields text[] default '{name}'::text[] not null,
  referral_code text not null,
  invited_by uuid,
  second_factor_waived boolean default false not null,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  avatar_file_id uuid,
  blocked_at timestamp with time zone,
  seen_on date,
  recovered_at timestamp with time zone,
  from_school boolean default false not null,
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts__can_be_reached CHECK (removed_at IS NOT NULL OR mobile IS NOT NULL OR email_verified_at IS NOT NULL OR from_school),
  constraint accounts__verified_has_email CHECK (email IS NOT NULL OR email_verified_at IS NULL),
  constraint accounts_email_check CHECK (email = lower(email)),
  constraint accounts_handle_check CHECK (handle ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(handle) >= 3 AND length(handle) <= 30),
  constraint accounts_mobile_check CHECK (mobile ~ '^\+[1-9][0-9]{6,14}$'::text),
  constraint accounts_name_check CHECK (name <> ''::text),
  constraint accounts_national_code_check CHECK (national_code ~ '^[0-9]{10}$'::text),
  constraint accounts_referral_code_check CHECK (referral_code ~ '^[a-z0-9]{4,16}$'::text),
  constraint accounts_avatar_file_id_fkey FOREIGN KEY (avatar_file_id) REFERENCES media.files(id),
  constraint accounts_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES identity.accounts(id) ON DELETE SET NULL
);
CREATE INDEX accounts__avatar ON identity.accounts USING btree (avatar_file_id) WHERE (avatar_file_id IS NOT NULL);
CREATE INDEX accounts__by_name ON identity.accounts USING btree (name_key, id);
CREATE INDEX accounts__created_at ON identity.accounts USING btree (created_at DESC, id DESC);
CREATE INDEX accounts__email ON identity.accounts USING btree (email) WHERE (email IS NOT NULL);
CREATE UNIQUE INDEX accounts__handle ON identity.accounts USING btree (handle);
CREATE INDEX accounts__here ON identity.accounts USING btree (id) WHERE (removed_at IS NULL);
CREATE INDEX accounts__invited_by ON identity.accounts USING btree (invited_by) WHERE (invited_by IS NOT NULL);
CREATE UNIQUE INDEX accounts__mobile ON identity.accounts USING btree (mobile);
CREATE INDEX accounts__name_key ON identity.accounts USING gin (name_key public.gin_trgm_ops);
CREATE UNIQUE INDEX accounts__national_code ON identity.accounts USING btree (national_code);
CREATE UNIQUE INDEX accounts__referral_code ON identity.accounts USING btree (referral_code);
CREATE INDEX accounts__seen_on ON identity.accounts USING btree (COALESCE(seen_on, '0001-01-01'::date) DESC, id DESC);
CREATE UNIQUE INDEX accounts__verified_email ON identity.accounts USING btree (email) WHERE (email_verified_at IS NOT NULL);

create table identity.active_days (
  day date not null,
  person_id uuid not null,
  at timestamp with time zone not null,
  constraint active_days_pkey PRIMARY KEY (day, person_id),
  constraint active_days_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX active_days__person ON identity.active_days USING btree (person_id, day);

create table identity.audit (
  id uuid not null,
  at timestamp with time zone not null,
  act text not null,
  person_id uuid,
  actor_id uuid,
  session_id uuid,
  address text not null,
  user_agent text not null,
  detail jsonb default '{}'::jsonb not null,
  words text generated always as (platform.search_key((detail)::text)) stored not null,
  constraint audit_pkey PRIMARY KEY (id)
);
CREATE INDEX audit__act ON identity.audit USING btree (act, at DESC, id DESC);
CREATE INDEX audit__actor ON identity.audit USING btree (actor_id, at DESC, id DESC) WHERE (actor_id IS NOT NULL);
CREATE INDEX audit__at ON identity.audit USING btree (at DESC);
CREATE INDEX audit__person ON identity.audit USING btree (person_id, at DESC);
CREATE INDEX audit__words ON identity.audit USING gin (words public.gin_trgm_ops);

create table identity.challenges (
  token_hash bytea not null,
  person_id uuid not null,
  new_password_hash text,
  tries integer default 0 not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint challenges_pkey PRIMARY KEY (token_hash),
  constraint challenges_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX challenges__expires_at ON identity.challenges USING btree (expires_at);
CREATE INDEX challenges__person ON identity.challenges USING btree (person_id);

create table identity.manager_notes (
  id uuid not null,
  person_id uuid not null,
  by_id uuid not null,
  text text not null,
  at timestamp with time zone not null,
  constraint manager_notes_pkey PRIMARY KEY (id),
  constraint manager_notes_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id),
  constraint manager_notes_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX manager_notes__by ON identity.manager_notes USING btree (by_id);
CREATE INDEX manager_notes__person ON identity.manager_notes USING btree (person_id, at, id);

create table identity.passkeys (
  id uuid not null,
  person_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX passkeys__of_person ON identity.passkeys USING btree (person_id, created_at DESC, id DESC);

create table identity.people_import_lines (
  import_id uuid not null,
  line integer not null,
  name text not null,
  given text not null,
  mobile text,
  email text,
  teaches boolean not null,
  person_id uuid,
  outcome text not null,
  constraint people_import_lines_pkey PRIMARY KEY (import_id, line),
  constraint people_import_lines_outcome_check CHECK (outcome = ANY (ARRAY['ready'::text, 'made'::text, 'has-account'::text, 'name-wrong'::text, 'not-mobile'::text, 'email-wrong'::text, 'repeated'::text])),
  constraint people_import_lines_import_id_fkey FOREIGN KEY (import_id) REFERENCES identity.people_imports(id) ON DELETE CASCADE,
  constraint people_import_lines_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX people_import_lines_person ON identity.people_import_lines USING btree (person_id);
CREATE INDEX people_import_lines_ready ON identity.people_import_lines USING btree (import_id, line) WHERE (outcome = 'ready'::text);

create table identity.people_imports (
  id uuid not null,
  by_id uuid not null,
  state text not null,
  lines integer not null,
  at timestamp with time zone not null,
  constraint people_imports_pkey PRIMARY KEY (id),
  constraint people_imports_state_check CHECK (state = ANY (ARRAY['checked'::text, 'importing'::text, 'done'::text])),
  constraint people_imports_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX people_imports_by ON identity.people_imports USING btree (by_id, at DESC, id DESC);
CREATE INDEX people_imports_old ON identity.people_imports USING btree (at);

create table identity.profile_changes (
  id uuid not null,
  person_id uuid not null,
  field text not null,
  before text,
  after text,
  changed_by uuid not null,
  changed_at timestamp with time zone not null,
  constraint profile_changes_pkey PRIMARY KEY (id),
  constraint profile_changes_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX profile_changes__person ON identity.profile_changes USING btree (person_id, changed_at DESC);

create table identity.provider_accounts (
  issuer text not null,
  subject text not null,
  person_id uuid not null,
  email text,
  linked_at timestamp with time zone not null,
  constraint provider_accounts_pkey PRIMARY KEY (issuer, subject),
  constraint provider_accounts__one_of_each UNIQUE (person_id, issuer),
  constraint provider_accounts_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);

create table identity.recovery_codes (
  person_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (person_id, code_hash),
  constraint recovery_codes_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.second_factors(person_id) ON DELETE CASCADE
);

create table identity.roles (
  person_id uuid not null,
  role text not null,
  granted_by uuid,
  granted_at timestamp with time zone not null,
  constraint roles_pkey PRIMARY KEY (person_id, role),
  constraint roles_role_check CHECK (role = ANY (ARRAY['teacher'::text, 'manager'::text])),
  constraint roles_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES identity.accounts(id) ON DELETE SET NULL,
  constraint roles_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX roles__granted_by ON identity.roles USING btree (granted_by) WHERE (granted_by IS NOT NULL);
CREATE INDEX roles__role ON identity.roles USING btree (role, person_id);

create table identity.scopes (
  person_id uuid not null,
  scope text not null,
  granted_by uuid,
  granted_at timestamp with time zone not null,
  constraint scopes_pkey PRIMARY KEY (person_id, scope),
  constraint scopes_scope_check CHECK (scope = ANY (ARRAY['people'::text, 'content'::text, 'exams'::text, 'finance'::text, 'support'::text, 'growth'::text, 'settings'::text])),
  constraint scopes_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES identity.accounts(id) ON DELETE SET NULL,
  constraint scopes_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX scopes__granted_by ON identity.scopes USING btree (granted_by) WHERE (granted_by IS NOT NULL);

create table identity.second_factors (
  person_id uuid not null,
  sealed_secret bytea not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  recovery_salt bytea,
  created_at timestamp with time zone not null,
  constraint second_factors_pkey PRIMARY KEY (person_id),
  constraint second_factors_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);

create table identity.sessions (
  id uuid not null,
  token_hash bytea not null,
  person_id uuid not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  reauthenticated_at timestamp with time zone,
  address text not null,
  device text not null,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX sessions__person ON identity.sessions USING btree (person_id, created_at DESC, id DESC);
CREATE INDEX sessions__seen_at ON identity.sessions USING btree (seen_at);
CREATE UNIQUE INDEX sessions__token_hash ON identity.sessions USING btree (token_hash);

create table identity.spent_passkey_challenges (
  hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint spent_passkey_challenges_pkey PRIMARY KEY (hash)
);

create table identity.teaching_applications (
  id uuid not null,
  person_id uuid not null,
  field text not null,
  biography text not null,
  national_code text not null,
  sheba text not null,
  sent_at timestamp with time zone not null,
  is_open boolean default true not null,
  constraint teaching_applications_pkey PRIMARY KEY (id),
  constraint teaching_applications_national_code_check CHECK (national_code ~ '^[0-9]{10}$'::text),
  constraint teaching_applications_sheba_check CHECK (sheba ~ '^IR[0-9]{24}$'::text),
  constraint teaching_applications_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX teaching_applications__open ON identity.teaching_applications USING btree (sent_at, id) WHERE is_open;
CREATE INDEX teaching_applications__person ON identity.teaching_applications USING btree (person_id, sent_at DESC);
CREATE INDEX teaching_applications__sent_at ON identity.teaching_applications USING btree (sent_at, id);

create table identity.teaching_verdicts (
  application_id uuid not null,
  verdict text not null,
  reason text,
  given_by uuid,
  given_at timestamp with time zone not null,
  constraint teaching_verdicts_pkey PRIMARY KEY (application_id),
  constraint teaching_verdicts__returned_says_why CHECK (verdict = 'accepted'::text OR reason IS NOT NULL),
  constraint teaching_verdicts_verdict_check CHECK (verdict = ANY (ARRAY['accepted'::text, 'returned'::text])),
  constraint teaching_verdicts_application_id_fkey FOREIGN KEY (application_id) REFERENCES identity.teaching_applications(id) ON DELETE CASCADE,
  constraint teaching_verdicts_given_by_fkey FOREIGN KEY (given_by) REFERENCES identity.accounts(id) ON DELETE SET NULL
);
CREATE INDEX teaching_verdicts__given_by ON identity.teaching_verdicts USING btree (given_by) WHERE (given_by IS NOT NULL);

create table identity.tickets (
  token_hash bytea not null,
  recipient text not null,
  purpose text not null,
  person_id uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint tickets_pkey PRIMARY KEY (token_hash),
  constraint tickets_purpose_check CHECK (purpose = ANY (ARRAY['register'::text, 'login'::text, 'recover'::text, 'change'::text])),
  constraint tickets_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX tickets__expires_at ON identity.tickets USING btree (expires_at);
CREATE INDEX tickets__person ON identity.tickets USING btree (person_id) WHERE (person_id IS NOT NULL);

create table identity.verifications (
  id uuid not null,
  recipient text not null,
  purpose text not null,
  by text not null,
  person_id uuid,
  code_hash text not null,
  tries integer default 0 not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  checked_at timestamp with time zone,
  constraint verifications_pkey PRIMARY KEY (id),
  constraint verifications_by_check CHECK (by = ANY (ARRAY['sms'::text, 'call'::text, 'mail'::text])),
  constraint verifications_purpose_check CHECK (purpose = ANY (ARRAY['register'::text, 'login'::text, 'recover'::text, 'change'::text])),
  constraint verifications_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX verifications__expires_at ON identity.verifications USING btree (expires_at);
CREATE INDEX verifications__person ON identity.verifications USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX verifications__recipient ON identity.verifications USING btree (recipient, purpose, created_at DESC);

create view identity.contacts as
 SELECT id AS person_id,
    name,
    mobile,
        CASE
            WHEN email_verified_at IS NOT NULL THEN email
            ELSE NULL::text
        END AS email
   FROM identity.accounts
  WHERE removed_at IS NULL;

create view identity.fact_active_days as
 SELECT day,
    person_id,
    at
   FROM identity.active_days;

create view identity.fact_sign_ups as
 SELECT id AS person_id,
    created_at AS at,
    invited_by
   FROM identity.accounts
  WHERE removed_at IS NULL;

create view identity.known_sign_ins as
 SELECT person_id,
    address,
    user_agent
   FROM identity.audit
  WHERE act = 'signed-in'::text AND person_id IS NOT NULL;

create view identity.name_keys as
 SELECT id AS person_id,
    name_key
   FROM identity.accounts;

create view identity.open_accounts as
 SELECT id
   FROM identity.accounts
  WHERE removed_at IS NULL AND blocked_at IS NULL;

create view identity.people as
 SELECT id,
    name,
    handle,
    ('/media/'::text || avatar_file_id::text) || '/320'::text AS avatar,
    ARRAY['user'::text] || (ARRAY( SELECT roles.role
           FROM identity.roles
          WHERE roles.person_id = accounts.id
          ORDER BY roles.role)) AS roles,
    removed_at IS NOT NULL AS has_left
   FROM identity.accounts;

create view identity.public_teachers as
 SELECT accounts.id AS person_id,
    accounts.handle,
    accounts.name,
    ( SELECT applications.field
           FROM identity.teaching_applications applications
             JOIN identity.teaching_verdicts verdicts ON verdicts.application_id = applications.id AND verdicts.verdict = 'accepted'::text
          WHERE applications.person_id = accounts.id
          ORDER BY applications.sent_at DESC
         LIMIT 1) AS field,
        CASE
            WHEN 'city'::text = ANY (accounts.public_fields) THEN accounts.city
            ELSE NULL::text
        END AS city,
    roles.granted_at AS since
   FROM identity.accounts
     JOIN identity.roles ON roles.person_id = accounts.id AND roles.role = 'teacher'::text
  WHERE accounts.handle IS NOT NULL AND ('name'::text = ANY (accounts.public_fields)) AND accounts.removed_at IS NULL;

create view identity.referral_codes as
 SELECT id AS person_id,
    referral_code AS code
   FROM identity.accounts
  WHERE removed_at IS NULL;

create view identity.scope_holders as
 SELECT s.person_id,
    s.scope,
    a.name
   FROM identity.scopes s
     JOIN identity.accounts a ON a.id = s.person_id
  WHERE a.removed_at IS NULL;

create view identity.shown_avatars as
 SELECT id AS person_id,
    avatar_file_id AS file_id
   FROM identity.accounts
  WHERE avatar_file_id IS NOT NULL AND ('avatar'::text = ANY (public_fields)) AND removed_at IS NULL;

create view identity.shown_names as
 SELECT id AS person_id,
        CASE
            WHEN ('name'::text = ANY (public_fields)) AND removed_at IS NULL THEN name
            ELSE NULL::text
        END AS name
   FROM identity.accounts;

create view identity.teacher_pages as
 SELECT accounts.id AS person_id,
    accounts.handle,
    accounts.name,
        CASE
            WHEN 'city'::text = ANY (accounts.public_fields) THEN accounts.city
            ELSE NULL::text
        END AS city,
        CASE
            WHEN 'education'::text = ANY (accounts.public_fields) THEN accounts.education
            ELSE NULL::text
        END AS education,
        CASE
            WHEN 'biography'::text = ANY (accounts.public_fields) THEN accounts.biography
            ELSE NULL::text
        END AS biography,
        CASE
            WHEN 'links'::text = ANY (accounts.public_fields) THEN accounts.links
            ELSE '{}'::text[]
        END AS links,
        CASE
            WHEN 'avatar'::text = ANY (accounts.public_fields) THEN accounts.avatar_file_id
            ELSE NULL::uuid
        END AS avatar_file_id
   FROM identity.accounts
     JOIN identity.roles ON roles.person_id = accounts.id AND roles.role = 'teacher'::text
  WHERE accounts.handle IS NOT NULL AND ('name'::text = ANY (accounts.public_fields)) AND accounts.removed_at IS NULL;

create view identity.teachers as
 SELECT person_id,
    granted_at AS since
   FROM identity.roles
  WHERE role = 'teacher'::text;

--------------------------------------------------------------------------------
create schema interop;

create table interop.launches (
  id uuid not null,
  tool_id uuid not null,
  person_id uuid not null,
  lesson_id uuid,
  at timestamp with time zone not null,
  told_at timestamp with time zone,
  chosen_at timestamp with time zone,
  constraint launches_pkey PRIMARY KEY (id),
  constraint launches_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES courses.stored_lessons(id) ON DELETE CASCADE,
  constraint launches_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint launches_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES interop.tools(id)
);
CREATE INDEX launches__lesson ON interop.launches USING btree (lesson_id) WHERE (lesson_id IS NOT NULL);
CREATE INDEX launches__old ON interop.launches USING btree (at);
CREATE INDEX launches__person ON interop.launches USING btree (person_id);
CREATE INDEX launches__tool ON interop.launches USING btree (tool_id);

create table interop.roster_imports (
  id uuid not null,
  by_id uuid not null,
  file_name text not null,
  file_id uuid,
  state text default 'waiting'::text not null,
  trouble text,
  version text,
  at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  source text default ''::text not null,
  constraint roster_imports_pkey PRIMARY KEY (id),
  constraint roster_imports_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'reading'::text, 'checked'::text, 'importing'::text, 'done'::text, 'failed'::text, 'cancelled'::text])),
  constraint roster_imports_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id)
);
CREATE INDEX roster_imports__by_change ON interop.roster_imports USING btree (changed_at);
CREATE INDEX roster_imports__of_person ON interop.roster_imports USING btree (by_id, at DESC, id DESC);

create table interop.roster_links (
  kind text not null,
  sourced_id text not null,
  target_id uuid not null,
  at timestamp with time zone not null,
  source text default ''::text not null,
  constraint roster_links_pkey PRIMARY KEY (source, kind, sourced_id),
  constraint roster_links_kind_check CHECK (kind = ANY (ARRAY['users'::text, 'courses'::text, 'classes'::text, 'enrollments'::text]))
);
CREATE INDEX roster_links__of_target ON interop.roster_links USING btree (target_id);

create table interop.roster_rows (
  import_id uuid not null,
  "position" integer not null,
  file text not null,
  line integer not null,
  sourced_id text not null,
  title text not null,
  content jsonb not null,
  outcome text not null,
  problem text,
  target_id uuid,
  constraint roster_rows_pkey PRIMARY KEY (import_id, "position"),
  constraint roster_rows_file_check CHECK (file = ANY (ARRAY['orgs'::text, 'users'::text, 'courses'::text, 'classes'::text, 'enrollments'::text, 'academicSessions'::text])),
  constraint roster_rows_outcome_check CHECK (outcome = ANY (ARRAY['ready'::text, 'found'::text, 'there'::text, 'later'::text, 'wrong'::text, 'made'::text])),
  constraint roster_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES interop.roster_imports(id) ON DELETE CASCADE
);
CREATE INDEX roster_rows__by_outcome ON interop.roster_rows USING btree (import_id, outcome, "position");
CREATE INDEX roster_rows__of_target ON interop.roster_rows USING btree (target_id) WHERE (target_id IS NOT NULL);

create table interop.school_courses (
  school_id uuid not null,
  course_id uuid not null,
  added_at timestamp with time zone not null,
  constraint school_courses_pkey PRIMARY KEY (school_id, course_id),
  constraint school_courses_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id) ON DELETE CASCADE,
  constraint school_courses_school_id_fkey FOREIGN KEY (school_id) REFERENCES interop.schools(id) ON DELETE CASCADE
);
CREATE INDEX school_courses__course ON interop.school_courses USING btree (course_id);

create table interop.school_grades (
  id uuid not null,
  school_id uuid not null,
  subject text not null,
  line_item text not null,
  course_id uuid not null,
  lesson_id uuid,
  due_at timestamp with time zone,
  sent_at timestamp with time zone,
  constraint school_grades_pkey PRIMARY KEY (id),
  constraint school_grades__once UNIQUE (school_id, subject, line_item),
  constraint school_grades_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id) ON DELETE CASCADE,
  constraint school_grades_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES courses.stored_lessons(id) ON DELETE CASCADE,
  constraint school_grades_school_id_subject_fkey FOREIGN KEY (school_id, subject) REFERENCES interop.school_people(school_id, subject) ON DELETE CASCADE
);
CREATE INDEX school_grades__course ON interop.school_grades USING btree (course_id);
CREATE INDEX school_grades__lesson ON interop.school_grades USING btree (lesson_id) WHERE (lesson_id IS NOT NULL);

create table interop.school_logins (
  id uuid not null,
  school_id uuid not null,
  browser_hash bytea not null,
  nonce text not null,
  at timestamp with time zone not null,
  told_at timestamp with time zone,
  told jsonb,
  used_at timestamp with time zone,
  constraint school_logins_pkey PRIMARY KEY (id),
  constraint school_logins_school_id_fkey FOREIGN KEY (school_id) REFERENCES interop.schools(id) ON DELETE CASCADE
);
CREATE INDEX school_logins__old ON interop.school_logins USING btree (at);
CREATE INDEX school_logins__school ON interop.school_logins USING btree (school_id);

create table interop.school_people (
  school_id uuid not null,
  subject text not null,
  person_id uuid not null,
  is_made_here boolean not null,
  linked_at timestamp with time zone not null,
  constraint school_people_pkey PRIMARY KEY (school_id, subject),
  constraint school_people_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint school_people_school_id_fkey FOREIGN KEY (school_id) REFERENCES interop.schools(id) ON DELETE CASCADE
);
CREATE INDEX school_people__person ON interop.school_people USING btree (person_id);

create table interop.schools (
  id uuid not null,
  title text not null,
  issuer text not null,
  client_id text not null,
  authorize_url text not null,
  token_url text not null,
  keyset_url text not null,
  deployments text[] not null,
  revision integer default 0 not null,
  made_by uuid not null,
  made_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  launched_at timestamp with time zone,
  graded_at timestamp with time zone,
  trouble text,
  trouble_at timestamp with time zone,
  constraint schools_pkey PRIMARY KEY (id),
  constraint schools__once UNIQUE (issuer, client_id),
  constraint schools_made_by_fkey FOREIGN KEY (made_by) REFERENCES identity.accounts(id)
);
CREATE INDEX schools__by_title ON interop.schools USING btree (title, id);
CREATE INDEX schools__made_by ON interop.schools USING btree (made_by);

create table interop.signing_keys (
  id uuid not null,
  sealed bytea not null,
  made_at timestamp with time zone not null,
  constraint signing_keys_pkey PRIMARY KEY (id)
);

create table interop.statements (
  id uuid not null,
  person_id uuid not null,
  statement jsonb not null,
  at timestamp with time zone not null,
  sent_at timestamp with time zone,
  is_refused boolean default false not null,
  constraint statements_pkey PRIMARY KEY (id),
  constraint statements_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX statements_of_person ON interop.statements USING btree (person_id);
CREATE INDEX statements_old ON interop.statements USING btree (at);
CREATE INDEX statements_unsent ON interop.statements USING btree (at, id) WHERE ((sent_at IS NULL) AND (NOT is_refused));

create table interop.tool_links (
  id uuid not null,
  tool_id uuid not null,
  owner_id uuid not null,
  title text not null,
  url text not null,
  custom jsonb not null,
  most numeric,
  made_at timestamp with time zone not null,
  constraint tool_links_pkey PRIMARY KEY (id),
  constraint tool_links_most_check CHECK (most > 0::numeric),
  constraint tool_links_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint tool_links_tool_id_fkey FOREIGN KEY (tool_id) REFERENCES interop.tools(id)
);
CREATE INDEX tool_links__newest ON interop.tool_links USING btree (owner_id, made_at DESC, id DESC);
CREATE INDEX tool_links__tool ON interop.tool_links USING btree (tool_id);

create table interop.tool_scores (
  lesson_id uuid not null,
  person_id uuid not null,
  points numeric,
  most numeric not null,
  comment text not null,
  at timestamp with time zone not null,
  constraint tool_scores_pkey PRIMARY KEY (lesson_id, person_id),
  constraint tool_scores_most_check CHECK (most > 0::numeric),
  constraint tool_scores_points_check CHECK (points >= 0::numeric),
  constraint tool_scores_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES courses.stored_lessons(id) ON DELETE CASCADE,
  constraint tool_scores_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX tool_scores__person ON interop.tool_scores USING btree (person_id);

create table interop.tools (
  id uuid not null,
  title text not null,
  login_url text not null,
  launch_url text not null,
  redirect_url text not null,
  keyset_url text not null,
  shares_name boolean not null,
  revision integer default 0 not null,
  made_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint tools_pkey PRIMARY KEY (id)
);
CREATE INDEX tools__by_title ON interop.tools USING btree (title, id);

--------------------------------------------------------------------------------
create schema live;

create sequence live.turns as bigint start 1 increment 1;

create table live.board_marks (
  session_id uuid not null,
  id uuid not null,
  person_id uuid not null,
  layer bigint generated always as identity not null,
  shape jsonb not null,
  bytes integer not null,
  at timestamp with time zone not null,
  removed_at timestamp with time zone,
  removed_by_id uuid,
  file_id uuid,
  page integer,
  constraint board_marks_pkey PRIMARY KEY (session_id, id),
  constraint board_marks_sheet CHECK ((file_id IS NULL) = (page IS NULL)),
  constraint board_marks_session_id_fkey FOREIGN KEY (session_id) REFERENCES live.sessions(id) ON DELETE CASCADE
);
CREATE INDEX board_marks_of_file ON live.board_marks USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX board_marks_of_person ON live.board_marks USING btree (person_id);
CREATE INDEX board_marks_removed_by ON live.board_marks USING btree (removed_by_id) WHERE (removed_by_id IS NOT NULL);
CREATE INDEX board_marks_shown ON live.board_marks USING btree (session_id, layer) WHERE (removed_at IS NULL);

create table live.boards (
  session_id uuid not null,
  is_open boolean not null,
  everybody_draws boolean not null,
  constraint boards_pkey PRIMARY KEY (session_id),
  constraint boards_session_id_fkey FOREIGN KEY (session_id) REFERENCES live.sessions(id) ON DELETE CASCADE
);

create table live.captions (
  id uuid not null,
  session_id uuid not null,
  by_id uuid,
  at timestamp with time zone not null,
  text text not null,
  constraint captions_pkey PRIMARY KEY (id),
  constraint captions_text_check CHECK (length(text) >= 1 AND length(text) <= 200),
  constraint captions_session_id_fkey FOREIGN KEY (session_id) REFERENCES live.sessions(id) ON DELETE CASCADE
);
CREATE INDEX captions_of_person ON live.captions USING btree (by_id);
CREATE INDEX captions_of_session ON live.captions USING btree (session_id, at, id);

create table live.groups (
  id uuid not null,
  session_id uuid not null,
  place integer not null,
  opened_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  closed_at timestamp with time zone,
  constraint groups_pkey PRIMARY KEY (id),
  constraint groups_session_id_fkey FOREIGN KEY (session_id) REFERENCES live.sessions(id) ON DELETE CASCADE
);
CREATE INDEX groups_ending ON live.groups USING btree (ends_at) WHERE ((closed_at IS NULL) AND (ends_at IS NOT NULL));
CREATE INDEX groups_open ON live.groups USING btree (session_id, place) WHERE (closed_at IS NULL);

create table live.guest_links (
  id uuid not null,
  kind text not null,
  item_id uuid not null,
  key text not null,
  may_chat boolean not null,
  made_by_id uuid not null,
  made_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  constraint guest_links_pkey PRIMARY KEY (id),
  constraint guest_links_key_key UNIQUE (key),
  constraint guest_links_kind_check CHECK (kind = ANY (ARRAY['webinar'::text, 'room'::text, 'meet'::text])),
  constraint guest_links_made_by_id_fkey FOREIGN KEY (made_by_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX guest_links_of_person ON live.guest_links USING btree (made_by_id);
CREATE UNIQUE INDEX guest_links_open ON live.guest_links USING btree (kind, item_id) WHERE (withdrawn_at IS NULL);

create table live.guests (
  id uuid not null,
  link_id uuid not null,
  name text not null,
  token_hash bytea not null,
  came_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint guests_pkey PRIMARY KEY (id),
  constraint guests_token_hash_key UNIQUE (token_hash),
  constraint guests_link_id_fkey FOREIGN KEY (link_id) REFERENCES live.guest_links(id) ON DELETE CASCADE
);
CREATE INDEX guests_of_link ON live.guests USING btree (link_id);

create table live.joins (
  id uuid not null,
  session_id uuid not null,
  person_id uuid not null,
  is_host boolean not null,
  since timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  left_at timestamp with time zone,
  page_id uuid,
  constraint joins_pkey PRIMARY KEY (id),
  constraint joins_session_id_fkey FOREIGN KEY (session_id) REFERENCES live.sessions(id) ON DELETE CASCADE
);
CREATE INDEX joins_of_person ON live.joins USING btree (person_id);
CREATE INDEX joins_of_session ON live.joins USING btree (session_id, person_id, since);

create table live.meet_days (
  id uuid not null,
  teacher_id uuid not null,
  day date not null,
  from_time text,
  to_time text,
  constraint meet_days_pkey PRIMARY KEY (id),
  constraint meet_days_teacher_id_day_from_time_key UNIQUE NULLS NOT DISTINCT (teacher_id, day, from_time),
  constraint meet_days_check CHECK ((from_time IS NULL) = (to_time IS NULL)),
  constraint meet_days_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES live.meet_offers(teacher_id) ON DELETE CASCADE
);

create table live.meet_hours (
  id uuid not null,
  teacher_id uuid not null,
  weekday smallint not null,
  from_time text not null,
  to_time text not null,
  constraint meet_hours_pkey PRIMARY KEY (id),
  constraint meet_hours_weekday_check CHECK (weekday >= 0 AND weekday <= 6),
  constraint meet_hours_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES live.meet_offers(teacher_id) ON DELETE CASCADE
);
CREATE INDEX meet_hours_of_teacher ON live.meet_hours USING btree (teacher_id, weekday, from_time);

create table live.meet_moves (
  id uuid not null,
  meet_id uuid not null,
  at timestamp with time zone not null,
  by_id uuid not null,
  from_at timestamp with time zone not null,
  to_at timestamp with time zone not null,
  reason text not null,
  constraint meet_moves_pkey PRIMARY KEY (id),
  constraint meet_moves_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint meet_moves_meet_id_fkey FOREIGN KEY (meet_id) REFERENCES live.meets(id) ON DELETE CASCADE
);
CREATE INDEX meet_moves_by ON live.meet_moves USING btree (by_id);
CREATE INDEX meet_moves_of_meet ON live.meet_moves USING btree (meet_id, at);

create table live.meet_offers (
  teacher_id uuid not null,
  is_open boolean default false not null,
  minutes integer default 30 not null,
  price bigint default 0 not null,
  changed_at timestamp with time zone not null,
  on_holidays boolean default false not null,
  constraint meet_offers_pkey PRIMARY KEY (teacher_id),
  constraint meet_offers_minutes_check CHECK (minutes > 0),
  constraint meet_offers_price_check CHECK (price >= 0),
  constraint meet_offers_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);

create table live.meet_slots (
  id uuid not null,
  teacher_id uuid not null,
  starts_at timestamp with time zone not null,
  minutes integer not null,
  price bigint not null,
  is_offered boolean not null,
  constraint meet_slots_pkey PRIMARY KEY (id),
  constraint meet_slots_teacher_id_starts_at_key UNIQUE (teacher_id, starts_at),
  constraint meet_slots_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES live.meet_offers(teacher_id) ON DELETE CASCADE
);

create table live.meets (
  id uuid not null,
  slot_id uuid not null,
  teacher_id uuid not null,
  learner_id uuid not null,
  state text not null,
  starts_at timestamp with time zone not null,
  minutes integer not null,
  price bigint not null,
  line_id uuid,
  factor_id uuid,
  entitlement_id uuid,
  paid bigint default 0 not null,
  changed_at timestamp with time zone not null,
  learner_moves smallint default 0 not null,
  teacher_moves smallint default 0 not null,
  moved_by_teacher boolean default false not null,
  missed_by text,
  sold_slot_id uuid not null,
  reminded smallint default 0 not null,
  constraint meets_pkey PRIMARY KEY (id),
  constraint meets_missed_by_check CHECK (missed_by = ANY (ARRAY['learner'::text, 'teacher'::text, 'both'::text])),
  constraint meets_paid_check CHECK (paid >= 0),
  constraint meets_state_check CHECK (state = ANY (ARRAY['pending-payment'::text, 'booked'::text, 'held'::text, 'missed'::text, 'cancelled'::text])),
  constraint meets_learner_id_fkey FOREIGN KEY (learner_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint meets_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES live.meet_slots(id) ON DELETE CASCADE,
  constraint meets_sold_slot_id_fkey FOREIGN KEY (sold_slot_id) REFERENCES live.meet_slots(id) ON DELETE CASCADE,
  constraint meets_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX meets_of_learner ON live.meets USING btree (learner_id, starts_at DESC, id DESC);
CREATE INDEX meets_of_line ON live.meets USING btree (line_id) WHERE (line_id IS NOT NULL);
CREATE UNIQUE INDEX meets_of_slot ON live.meets USING btree (slot_id) WHERE (state <> 'cancelled'::text);
CREATE INDEX meets_of_teacher ON live.meets USING btree (teacher_id, starts_at DESC, id DESC);
CREATE INDEX meets_to_come ON live.meets USING btree (starts_at) WHERE (state = 'booked'::text);
CREATE INDEX meets_to_pay_back ON live.meets USING btree (changed_at) WHERE ((paid > 0) AND ((state = 'cancelled'::text) OR ((state = 'missed'::text) AND (missed_by <> 'learner'::text))));

create table live.messages (
  id uuid not null,
  item_id uuid not null,
  person_id uuid not null,
  text text not null,
  at timestamp with time zone not null,
  removed_at timestamp with time zone,
  to_id uuid,
  reply_to uuid,
  group_id uuid,
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_group_id_fkey FOREIGN KEY (group_id) REFERENCES live.groups(id) ON DELETE CASCADE,
  constraint messages_reply_to_fkey FOREIGN KEY (reply_to) REFERENCES live.messages(id) ON DELETE SET NULL
);
CREATE INDEX messages_of_group ON live.messages USING btree (group_id) WHERE (group_id IS NOT NULL);
CREATE INDEX messages_of_item ON live.messages USING btree (item_id, at DESC, id DESC) WHERE (removed_at IS NULL);
CREATE INDEX messages_of_person ON live.messages USING btree (person_id);
CREATE INDEX messages_replied ON live.messages USING btree (reply_to) WHERE (reply_to IS NOT NULL);
CREATE INDEX messages_to_person ON live.messages USING btree (to_id) WHERE (to_id IS NOT NULL);

create table live.notes (
  session_id uuid not null,
  text text default ''::text not null,
  revision integer default 0 not null,
  everybody_writes boolean default false not null,
  saved_by_id uuid,
  saved_at timestamp with time zone,
  constraint notes_pkey PRIMARY KEY (session_id),
  constraint notes_session_id_fkey FOREIGN KEY (session_id) REFERENCES live.sessions(id) ON DELETE CASCADE
);
CREATE INDEX notes_saved_by ON live.notes USING btree (saved_by_id) WHERE (saved_by_id IS NOT NULL);

create table live.participants (
  session_id uuid not null,
  person_id uuid not null,
  may_speak boolean,
  hand_at timestamp with time zone,
  removed_at timestamp with time zone,
  waits_since timestamp with time zone,
  asked_at timestamp with time zone,
  admitted_at timestamp with time zone,
  group_id uuid,
  is_co_host boolean default false not null,
  constraint participants_pkey PRIMARY KEY (session_id, person_id),
  constraint participants_group_id_fkey FOREIGN KEY (group_id) REFERENCES live.groups(id) ON DELETE SET NULL,
  constraint participants_session_id_fkey FOREIGN KEY (session_id) REFERENCES live.sessions(id) ON DELETE CASCADE
);
CREATE INDEX participants_of_group ON live.participants USING btree (group_id) WHERE (group_id IS NOT NULL);
CREATE INDEX participants_of_person ON live.participants USING btree (person_id);
CREATE INDEX participants_waiting ON live.participants USING btree (session_id, waits_since) WHERE (waits_since IS NOT NULL);

create table live.poll_answers (
  poll_id uuid not null,
  person_id uuid not null,
  choice smallint not null,
  at timestamp with time zone not null,
  constraint poll_answers_pkey PRIMARY KEY (poll_id, person_id, choice),
  constraint poll_answers_choice_check CHECK (choice >= 1 AND choice <= 6),
  constraint poll_answers_poll_id_fkey FOREIGN KEY (poll_id) REFERENCES live.polls(id) ON DELETE CASCADE
);
CREATE INDEX poll_answers_of_person ON live.poll_answers USING btree (person_id);

create table live.polls (
  id uuid not null,
  session_id uuid not null,
  question text not null,
  choices text[] not null,
  is_multiple boolean not null,
  is_anonymous boolean not null,
  shows_result boolean default false not null,
  asked_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  right_choices smallint[],
  constraint polls_pkey PRIMARY KEY (id),
  constraint polls_choices_check CHECK (cardinality(choices) >= 2 AND cardinality(choices) <= 6),
  constraint polls_right_choices_check CHECK (cardinality(right_choices) >= 1 AND cardinality(right_choices) <= 6),
  constraint polls_session_id_fkey FOREIGN KEY (session_id) REFERENCES live.sessions(id) ON DELETE CASCADE
);
CREATE INDEX polls_of_session ON live.polls USING btree (session_id, asked_at DESC, id DESC);

create table live.recordings (
  id uuid not null,
  session_id uuid not null,
  by_id uuid not null,
  state text not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  file_id uuid,
  ms integer,
  parts jsonb default '[]'::jsonb not null,
  captions_file_id uuid,
  constraint recordings_pkey PRIMARY KEY (id),
  constraint recordings_state_check CHECK (state = ANY (ARRAY['recording'::text, 'paused'::text, 'preparing'::text, 'ready'::text, 'empty'::text, 'failed'::text])),
  constraint recordings_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint recordings_captions_file_id_fkey FOREIGN KEY (captions_file_id) REFERENCES media.files(id),
  constraint recordings_file_id_fkey FOREIGN KEY (file_id) REFERENCES media.files(id),
  constraint recordings_session_id_fkey FOREIGN KEY (session_id) REFERENCES live.sessions(id) ON DELETE CASCADE
);
CREATE INDEX recordings_of_captions ON live.recordings USING btree (captions_file_id);
CREATE INDEX recordings_of_file ON live.recordings USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX recordings_of_person ON live.recordings USING btree (by_id);
CREATE INDEX recordings_of_session ON live.recordings USING btree (session_id, started_at DESC);
CREATE UNIQUE INDEX recordings_running ON live.recordings USING btree (session_id) WHERE (state = ANY (ARRAY['recording'::text, 'paused'::text]));

create table live.registrations (
  id uuid not null,
  webinar_id uuid not null,
  person_id uuid not null,
  state text not null,
  turn bigint not null,
  queued_at timestamp with time zone not null,
  held_until timestamp with time zone,
  line_id uuid,
  factor_id uuid,
  entitlement_id uuid,
  paid bigint default 0 not null,
  reminded smallint default 0 not null,
  changed_at timestamp with time zone not null,
  minutes integer,
  constraint registrations_pkey PRIMARY KEY (id),
  constraint registrations_webinar_id_person_id_key UNIQUE (webinar_id, person_id),
  constraint registrations_minutes_check CHECK (minutes >= 0),
  constraint registrations_paid_check CHECK (paid >= 0),
  constraint registrations_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'pending-payment'::text, 'confirmed'::text, 'attended'::text, 'certified'::text, 'absent'::text, 'cancelled'::text])),
  constraint registrations_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint registrations_webinar_id_fkey FOREIGN KEY (webinar_id) REFERENCES live.webinars(id) ON DELETE CASCADE
);
CREATE INDEX registrations_held ON live.registrations USING btree (held_until) WHERE ((state = 'pending-payment'::text) AND (line_id IS NULL));
CREATE INDEX registrations_in_order ON live.registrations USING btree (webinar_id, turn);
CREATE INDEX registrations_of_line ON live.registrations USING btree (line_id) WHERE (line_id IS NOT NULL);
CREATE INDEX registrations_of_person ON live.registrations USING btree (person_id, queued_at DESC, id DESC);

create table live.roll_calls (
  session_id uuid not null,
  person_id uuid not null,
  is_present boolean not null,
  at timestamp with time zone not null,
  by_id uuid,
  reason text,
  constraint roll_calls_pkey PRIMARY KEY (session_id, person_id),
  constraint roll_calls_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id) ON DELETE SET NULL,
  constraint roll_calls_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint roll_calls_session_id_fkey FOREIGN KEY (session_id) REFERENCES live.sessions(id) ON DELETE CASCADE
);
CREATE INDEX roll_calls_by ON live.roll_calls USING btree (by_id) WHERE (by_id IS NOT NULL);
CREATE INDEX roll_calls_of_person ON live.roll_calls USING btree (person_id);

create table live.room_days (
  id uuid not null,
  room_id uuid not null,
  day date not null,
  "time" text,
  minutes integer,
  note text not null,
  by_id uuid,
  constraint room_days_pkey PRIMARY KEY (id),
  constraint room_days_room_id_day_time_key UNIQUE NULLS NOT DISTINCT (room_id, day, "time"),
  constraint room_days_check CHECK (("time" IS NULL) = (minutes IS NULL)),
  constraint room_days_minutes_check CHECK (minutes > 0),
  constraint room_days_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id) ON DELETE SET NULL,
  constraint room_days_room_id_fkey FOREIGN KEY (room_id) REFERENCES live.rooms(id) ON DELETE CASCADE
);
CREATE INDEX room_days_by ON live.room_days USING btree (by_id) WHERE (by_id IS NOT NULL);

create table live.room_files (
  room_id uuid not null,
  file_id uuid not null,
  by_id uuid not null,
  at timestamp with time zone not null,
  constraint room_files_pkey PRIMARY KEY (room_id, file_id),
  constraint room_files_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint room_files_room_id_fkey FOREIGN KEY (room_id) REFERENCES live.rooms(id) ON DELETE CASCADE
);
CREATE INDEX room_files_in_order ON live.room_files USING btree (room_id, at DESC, file_id DESC);
CREATE INDEX room_files_of_file ON live.room_files USING btree (file_id);
CREATE INDEX room_files_of_person ON live.room_files USING btree (by_id);

create table live.room_hours (
  id uuid not null,
  room_id uuid not null,
  weekday smallint not null,
  "time" text not null,
  minutes integer not null,
  constraint room_hours_pkey PRIMARY KEY (id),
  constraint room_hours_room_id_weekday_time_key UNIQUE (room_id, weekday, "time"),
  constraint room_hours_minutes_check CHECK (minutes > 0),
  constraint room_hours_weekday_check CHECK (weekday >= 0 AND weekday <= 6),
  constraint room_hours_room_id_fkey FOREIGN KEY (room_id) REFERENCES live.rooms(id) ON DELETE CASCADE
);

create table live.room_members (
  room_id uuid not null,
  person_id uuid not null,
  role text not null,
  joined_at timestamp with time zone not null,
  constraint room_members_pkey PRIMARY KEY (room_id, person_id),
  constraint room_members_role_check CHECK (role = ANY (ARRAY['host'::text, 'member'::text])),
  constraint room_members_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint room_members_room_id_fkey FOREIGN KEY (room_id) REFERENCES live.rooms(id) ON DELETE CASCADE
);
CREATE INDEX room_members_of_person ON live.room_members USING btree (person_id, room_id DESC);

create table live.rooms (
  id uuid not null,
  title text not null,
  description text default ''::text not null,
  created_at timestamp with time zone not null,
  course_id uuid,
  on_holidays boolean default false not null,
  constraint rooms_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX rooms_of_course ON live.rooms USING btree (course_id) WHERE (course_id IS NOT NULL);

create table live.scenes (
  id uuid not null,
  session_id uuid not null,
  at timestamp with time zone not null,
  kind text not null,
  file_id uuid,
  page integer,
  constraint scenes_pkey PRIMARY KEY (id),
  constraint scenes_check CHECK ((kind = 'slide'::text) = (file_id IS NOT NULL AND page IS NOT NULL)),
  constraint scenes_kind_check CHECK (kind = ANY (ARRAY['slide'::text, 'board'::text, 'none'::text])),
  constraint scenes_session_id_fkey FOREIGN KEY (session_id) REFERENCES live.sessions(id) ON DELETE CASCADE
);
CREATE INDEX scenes_of_session ON live.scenes USING btree (session_id, at, id);

create table live.sessions (
  id uuid not null,
  kind text not null,
  item_id uuid not null,
  state text not null,
  opened_at timestamp with time zone not null,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  is_locked boolean default false not null,
  is_chat_open boolean default true not null,
  everybody_private boolean default false not null,
  has_waiting_room boolean default false not null,
  spotlight_id uuid,
  timer_ends_at timestamp with time zone,
  caption_writer_id uuid,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_kind_check CHECK (kind = ANY (ARRAY['webinar'::text, 'room'::text, 'meet'::text, 'rehearsal'::text])),
  constraint sessions_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'live'::text, 'ended'::text]))
);
CREATE INDEX sessions_in_spotlight ON live.sessions USING btree (spotlight_id) WHERE (spotlight_id IS NOT NULL);
CREATE INDEX sessions_of_caption_writer ON live.sessions USING btree (caption_writer_id);
CREATE INDEX sessions_of_item ON live.sessions USING btree (item_id, opened_at DESC);
CREATE INDEX sessions_of_rehearsals ON live.sessions USING btree (id) WHERE ((kind = 'rehearsal'::text) AND (state = 'ended'::text));
CREATE UNIQUE INDEX sessions_open ON live.sessions USING btree (kind, item_id) WHERE (state <> 'ended'::text);
CREATE INDEX sessions_past ON live.sessions USING btree (opened_at DESC, id DESC) WHERE (state = 'ended'::text);
CREATE INDEX sessions_running ON live.sessions USING btree (opened_at) WHERE (state <> 'ended'::text);

create table live.slides (
  session_id uuid not null,
  file_id uuid not null,
  page integer default 1 not null,
  is_shown boolean default false not null,
  at timestamp with time zone not null,
  constraint slides_pkey PRIMARY KEY (session_id, file_id),
  constraint slides_session_id_fkey FOREIGN KEY (session_id) REFERENCES live.sessions(id) ON DELETE CASCADE
);
CREATE INDEX slides_of_file ON live.slides USING btree (file_id);
CREATE UNIQUE INDEX slides_shown ON live.slides USING btree (session_id) WHERE is_shown;

create table live.webinar_turns (
  id uuid not null,
  webinar_id uuid not null,
  state text not null,
  by_id uuid,
  at timestamp with time zone not null,
  constraint webinar_turns_pkey PRIMARY KEY (id),
  constraint webinar_turns_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id) ON DELETE SET NULL,
  constraint webinar_turns_webinar_id_fkey FOREIGN KEY (webinar_id) REFERENCES live.webinars(id) ON DELETE CASCADE
);
CREATE INDEX webinar_turns_of_webinar ON live.webinar_turns USING btree (webinar_id, at);

create table live.webinars (
  id uuid not null,
  slug text not null,
  owner_id uuid not null,
  title text not null,
  summary text default ''::text not null,
  description text default ''::text not null,
  outcomes text default ''::text not null,
  search_key text not null,
  starts_at timestamp with time zone not null,
  minutes integer not null,
  capacity integer not null,
  price bigint default 0 not null,
  state text default 'draft'::text not null,
  cancel_reason text,
  revision integer default 0 not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  published_at timestamp with time zone,
  held_minutes integer,
  moved_at timestamp with time zone,
  series_id uuid,
  constraint webinars_pkey PRIMARY KEY (id),
  constraint webinars_slug_key UNIQUE (slug),
  constraint webinars_capacity_check CHECK (capacity > 0),
  constraint webinars_held_minutes_check CHECK (held_minutes >= 0),
  constraint webinars_minutes_check CHECK (minutes > 0),
  constraint webinars_price_check CHECK (price >= 0),
  constraint webinars_state_check CHECK (state = ANY (ARRAY['draft'::text, 'published'::text, 'live'::text, 'ended'::text, 'cancelled'::text])),
  constraint webinars_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX webinars_by_state ON live.webinars USING btree (state, starts_at, id);
CREATE INDEX webinars_of_owner ON live.webinars USING btree (owner_id, starts_at DESC, id DESC);
CREATE INDEX webinars_of_series ON live.webinars USING btree (series_id, starts_at) WHERE (series_id IS NOT NULL);

create view live.attended_webinars as
 SELECT r.id AS registration_id,
    r.webinar_id,
    r.person_id,
    COALESCE(r.minutes, 0) AS minutes,
    COALESCE(w.held_minutes, 0) AS of_minutes,
    r.turn
   FROM live.registrations r
     JOIN live.webinars w ON w.id = r.webinar_id
  WHERE r.state = ANY (ARRAY['attended'::text, 'certified'::text]);

create view live.classes as
 SELECT 'webinar'::text AS kind,
    w.id,
    w.title,
    w.owner_id AS host_id,
    w.starts_at,
    w.state = 'published'::text AS is_coming,
        CASE
            WHEN w.state <> 'draft'::text THEN '/webinars/'::text || w.slug
            ELSE NULL::text
        END AS page
   FROM live.webinars w
UNION ALL
 SELECT 'meet'::text AS kind,
    m.id,
    'جلسهٔ خصوصی با '::text || (( SELECT p.name
           FROM identity.people p
          WHERE p.id = m.learner_id)) AS title,
    m.teacher_id AS host_id,
    m.starts_at,
    m.state = 'booked'::text AS is_coming,
    NULL::text AS page
   FROM live.meets m
UNION ALL
 SELECT 'room'::text AS kind,
    r.id,
    r.title,
    ( SELECT h.person_id
           FROM live.room_people h
          WHERE h.room_id = r.id AND h.role = 'host'::text
          ORDER BY h.person_id
         LIMIT 1) AS host_id,
    NULL::timestamp with time zone AS starts_at,
    false AS is_coming,
    '/courses/'::text || (( SELECT c.slug
           FROM courses.known_courses c
          WHERE c.id = r.course_id)) AS page
   FROM live.rooms r;

create view live.known_webinars as
 SELECT id,
    slug,
    title,
    owner_id,
    state,
    starts_at,
    minutes,
    held_minutes
   FROM live.webinars;

create view live.people as
 SELECT people.id,
    people.name,
    false AS is_guest
   FROM identity.people
UNION ALL
 SELECT guests.id,
    guests.name,
    true AS is_guest
   FROM live.guests;

create view live.room_people as
 SELECT DISTINCT ON (room_id, person_id) room_id,
    person_id,
    role,
    joined_at,
    of_course
   FROM ( SELECT room_members.room_id,
            room_members.person_id,
            room_members.role,
            room_members.joined_at,
            false AS of_course
           FROM live.room_members
        UNION ALL
         SELECT r.id,
            s.person_id,
            'host'::text,
            GREATEST(s.added_at, r.created_at) AS "greatest",
            true
           FROM live.rooms r
             JOIN courses.course_staff s ON s.course_id = r.course_id
        UNION ALL
         SELECT r.id,
            l.person_id,
            'member'::text,
            GREATEST(l.enrolled_at, r.created_at) AS "greatest",
            true
           FROM live.rooms r
             JOIN courses.learners l ON l.course_id = r.course_id
          WHERE (l.state = ANY (ARRAY['active'::text, 'completed'::text])) AND l.ended_at IS NULL) one
  ORDER BY room_id, person_id, role, of_course;

--------------------------------------------------------------------------------
create schema media;

create table media.files (
  id uuid not null,
  owner_id uuid not null,
  use text not null,
  name text not null,
  name_key text generated always as (platform.search_key(name)) stored not null,
  type text not null,
  bytes bigint not null,
  sha256 bytea,
  width integer,
  height integer,
  seconds double precision,
  is_public boolean default false not null,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  content_id uuid,
  replaces uuid,
  folder_id uuid,
  tags text[] default '{}'::text[] not null,
  constraint files_pkey PRIMARY KEY (id),
  constraint files_bytes_check CHECK (bytes >= 0),
  constraint files_folder_id_fkey FOREIGN KEY (folder_id) REFERENCES media.folders(id),
  constraint files_replaces_fkey FOREIGN KEY (replaces) REFERENCES media.files(id) ON DELETE SET NULL
);
CREATE INDEX files__name_key ON media.files USING gin (name_key public.gin_trgm_ops) WHERE (removed_at IS NULL);
CREATE INDEX files__newest ON media.files USING btree (created_at DESC, id DESC) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX files__of_content ON media.files USING btree (content_id) WHERE (content_id IS NOT NULL);
CREATE INDEX files__of_folder ON media.files USING btree (folder_id) WHERE (folder_id IS NOT NULL);
CREATE INDEX files__of_owner ON media.files USING btree (owner_id, created_at DESC, id DESC) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX files__of_replaced ON media.files USING btree (replaces) WHERE ((replaces IS NOT NULL) AND (removed_at IS NULL));
CREATE INDEX files__removed ON media.files USING btree (removed_at) WHERE (removed_at IS NOT NULL);
CREATE INDEX files__tags ON media.files USING gin (tags) WHERE (removed_at IS NULL);

create table media.folders (
  id uuid not null,
  owner_id uuid not null,
  parent_id uuid,
  name text not null,
  name_key text generated always as (platform.search_key(name)) stored not null,
  created_at timestamp with time zone not null,
  constraint folders_pkey PRIMARY KEY (id),
  constraint folders_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES media.folders(id)
);
CREATE UNIQUE INDEX folders__of_owner ON media.folders USING btree (owner_id, parent_id, name_key) NULLS NOT DISTINCT;
CREATE INDEX folders__of_parent ON media.folders USING btree (parent_id) WHERE (parent_id IS NOT NULL);

create table media.pages (
  file_id uuid not null,
  page integer not null,
  width integer not null,
  height integer not null,
  text text not null,
  constraint pages_pkey PRIMARY KEY (file_id, page),
  constraint pages_file_id_fkey FOREIGN KEY (file_id) REFERENCES media.files(id) ON DELETE CASCADE
);

create table media.preparations (
  file_id uuid not null,
  state text not null,
  percent integer default 0 not null,
  trouble text,
  changed_at timestamp with time zone not null,
  constraint preparations_pkey PRIMARY KEY (file_id),
  constraint preparations_percent_check CHECK (percent >= 0 AND percent <= 100),
  constraint preparations_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'working'::text, 'done'::text, 'failed'::text])),
  constraint preparations_file_id_fkey FOREIGN KEY (file_id) REFERENCES media.files(id) ON DELETE CASCADE
);
CREATE INDEX preparations__to_come ON media.preparations USING btree (file_id) WHERE (state = ANY (ARRAY['waiting'::text, 'working'::text]));

create table media.renditions (
  file_id uuid not null,
  name text not null,
  type text not null,
  bytes bigint not null,
  width integer,
  height integer,
  constraint renditions_pkey PRIMARY KEY (file_id, name),
  constraint renditions_file_id_fkey FOREIGN KEY (file_id) REFERENCES media.files(id) ON DELETE CASCADE
);

create table media.replacements (
  id uuid not null,
  file_id uuid not null,
  by_id uuid not null,
  at timestamp with time zone not null,
  name text not null,
  bytes bigint not null,
  content_id uuid not null,
  is_forgotten boolean default false not null,
  constraint replacements_pkey PRIMARY KEY (id),
  constraint replacements_file_id_fkey FOREIGN KEY (file_id) REFERENCES media.files(id) ON DELETE CASCADE
);
CREATE INDEX replacements__of_file ON media.replacements USING btree (file_id, at DESC, id DESC);
CREATE INDEX replacements__stored ON media.replacements USING btree (at) WHERE (NOT is_forgotten);

create table media.uploads (
  id uuid not null,
  owner_id uuid not null,
  use text not null,
  name text not null,
  bytes bigint not null,
  metadata jsonb not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  is_finished boolean default false not null,
  held_by uuid,
  held_until timestamp with time zone,
  is_wanted boolean default false not null,
  constraint uploads_pkey PRIMARY KEY (id),
  constraint uploads_bytes_check CHECK (bytes > 0)
);
CREATE INDEX uploads__by_end ON media.uploads USING btree (expires_at);
CREATE INDEX uploads__of_owner ON media.uploads USING btree (owner_id);

--------------------------------------------------------------------------------
create schema notices;

create table notices.deliveries (
  id uuid not null,
  notice_id uuid not null,
  channel text not null,
  address text default ''::text not null,
  state text not null,
  tries integer default 0 not null,
  tried_at timestamp with time zone,
  ended_at timestamp with time zone,
  trouble text,
  constraint deliveries_pkey PRIMARY KEY (id),
  constraint deliveries__once UNIQUE (notice_id, channel, address),
  constraint deliveries_channel_check CHECK (channel = ANY (ARRAY['app'::text, 'sms'::text, 'mail'::text, 'push'::text])),
  constraint deliveries_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'trying'::text, 'sent'::text, 'failed'::text, 'unknown'::text, 'skipped'::text])),
  constraint deliveries_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notices.notices(id) ON DELETE CASCADE
);
CREATE INDEX deliveries__sms ON notices.deliveries USING btree (id DESC) WHERE (channel = 'sms'::text);

create table notices.notices (
  id uuid not null,
  person_id uuid not null,
  kind text not null,
  cause text not null,
  title text not null,
  body text not null,
  link text,
  urgent boolean not null,
  at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint notices_pkey PRIMARY KEY (id),
  constraint notices__cause UNIQUE (person_id, cause),
  constraint notices_link_check CHECK (link ~~ '/%'::text),
  constraint notices_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX notices__at ON notices.notices USING btree (at);
CREATE INDEX notices__inbox ON notices.notices USING btree (person_id, ((read_at IS NULL)) DESC, at DESC, id DESC);
CREATE INDEX notices__unread ON notices.notices USING btree (person_id) WHERE (read_at IS NULL);

create table notices.preferences (
  person_id uuid not null,
  kind text not null,
  channel text not null,
  is_on boolean not null,
  changed_at timestamp with time zone not null,
  constraint preferences_pkey PRIMARY KEY (person_id, kind, channel),
  constraint preferences_channel_check CHECK (channel = ANY (ARRAY['sms'::text, 'mail'::text, 'push'::text])),
  constraint preferences_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);

create table notices.push_subscriptions (
  id uuid not null,
  person_id uuid not null,
  session_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  device text not null,
  created_at timestamp with time zone not null,
  constraint push_subscriptions_pkey PRIMARY KEY (id),
  constraint push_subscriptions_endpoint_key UNIQUE (endpoint),
  constraint push_subscriptions_session_id_key UNIQUE (session_id),
  constraint push_subscriptions_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES identity.sessions(id) ON DELETE CASCADE
);
CREATE INDEX push_subscriptions__person ON notices.push_subscriptions USING btree (person_id, id DESC);

--------------------------------------------------------------------------------
create schema platform;

create table platform.demo_fills (
  module text not null,
  filled_at timestamp with time zone not null,
  constraint demo_fills_pkey PRIMARY KEY (module)
);

create table platform.heard_events (
  listener text not null,
  event_id uuid not null,
  heard_at timestamp with time zone not null,
  constraint heard_events_pkey PRIMARY KEY (listener, event_id)
);
CREATE INDEX heard_events__heard_at ON platform.heard_events USING btree (heard_at);

create table platform.live_attachments (
  id bigint generated always as identity not null,
  created_at timestamp with time zone default now() not null,
  payload bytea not null,
  constraint live_attachments_pkey PRIMARY KEY (id)
);
CREATE INDEX live_attachments__created_at ON platform.live_attachments USING btree (created_at);

create table platform.migrations (
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone default now() not null,
  constraint migrations_pkey PRIMARY KEY (name)
);

create table platform.outbox (
  id uuid not null,
  recipient text not null,
  kind text not null,
  text text not null,
  code text,
  at timestamp with time zone not null,
  constraint outbox_pkey PRIMARY KEY (id),
  constraint outbox_kind_check CHECK (kind = ANY (ARRAY['sms'::text, 'call'::text, 'mail'::text]))
);
CREATE INDEX outbox__at ON platform.outbox USING btree (at DESC);
CREATE INDEX outbox__recipient_at ON platform.outbox USING btree (recipient, at DESC);

create table platform.rate_limits (
  key text not null,
  points integer default 0 not null,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);

create table platform.requests (
  person_id uuid not null,
  endpoint text not null,
  request_id uuid not null,
  fingerprint bytea not null,
  reply jsonb not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  constraint requests_pkey PRIMARY KEY (person_id, endpoint, request_id)
);
CREATE INDEX requests__expires_at ON platform.requests USING btree (expires_at) WHERE (expires_at IS NOT NULL);

create table platform.sandbox_payments (
  authority text not null,
  merchant uuid not null,
  amount bigint not null,
  fee bigint not null,
  description text not null,
  callback_url text not null,
  order_id text,
  made_at timestamp with time zone not null,
  choice text,
  paid_at timestamp with time zone,
  card_pan text,
  ref_id bigint,
  verified_at timestamp with time zone,
  reversed_at timestamp with time zone,
  refunded bigint default 0 not null,
  constraint sandbox_payments_pkey PRIMARY KEY (authority),
  constraint sandbox_payments_ref_id_key UNIQUE (ref_id),
  constraint sandbox_payments_amount_check CHECK (amount > 0),
  constraint sandbox_payments_authority_check CHECK (authority ~ '^S[0-9a-zA-Z]{35}$'::text),
  constraint sandbox_payments_check CHECK (refunded >= 0 AND refunded <= amount),
  constraint sandbox_payments_check1 CHECK ((paid_at IS NOT NULL) = ((choice = ANY (ARRAY['pay'::text, 'payLate'::text])) AND choice IS NOT NULL)),
  constraint sandbox_payments_check2 CHECK ((verified_at IS NULL) = (ref_id IS NULL)),
  constraint sandbox_payments_choice_check CHECK (choice = ANY (ARRAY['pay'::text, 'payLate'::text, 'cancel'::text, 'fail'::text])),
  constraint sandbox_payments_fee_check CHECK (fee >= 0)
);
CREATE INDEX sandbox_payments__unverified ON platform.sandbox_payments USING btree (merchant, paid_at DESC) WHERE ((verified_at IS NULL) AND (reversed_at IS NULL) AND (paid_at IS NOT NULL));

create table platform.settings (
  module text not null,
  name text not null,
  value bigint,
  revision integer not null,
  changed_at timestamp with time zone not null,
  constraint settings_pkey PRIMARY KEY (module, name),
  constraint settings_revision_check CHECK (revision > 0)
);

create table platform.topic_connections (
  topic text not null,
  connection text not null,
  process uuid not null,
  person_id uuid not null,
  doing text,
  seen_at timestamp with time zone not null,
  constraint topic_connections_pkey PRIMARY KEY (topic, connection)
);
CREATE INDEX topic_connections__process ON platform.topic_connections USING btree (process);
CREATE INDEX topic_connections__seen ON platform.topic_connections USING btree (seen_at);

create table platform.topic_messages (
  topic text not null,
  sequence bigint not null,
  previous bigint not null,
  event text not null,
  payload jsonb not null,
  at timestamp with time zone not null,
  constraint topic_messages_pkey PRIMARY KEY (topic, sequence)
);
CREATE INDEX topic_messages__at ON platform.topic_messages USING btree (at);

create table platform.topics (
  topic text not null,
  sequence bigint not null,
  previous bigint not null,
  at timestamp with time zone not null,
  constraint topics_pkey PRIMARY KEY (topic)
);
CREATE INDEX topics__at ON platform.topics USING btree (at);

CREATE OR REPLACE FUNCTION platform.joined_search_key(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(platform.search_key(words), ' '::text, ''::text);

CREATE OR REPLACE FUNCTION platform.keep_setting(module text, name text, value bigint, changed_at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 INSERT INTO platform.settings (module, name, value, revision, changed_at)
   VALUES (keep_setting.module, keep_setting.name, keep_setting.value, 1, keep_setting.changed_at);
END;

CREATE OR REPLACE FUNCTION platform.kept_reply(of_person uuid, at_endpoint text, of_request uuid)
 RETURNS TABLE(kept_fingerprint bytea, kept_reply jsonb)
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended(of_person || ' ' || at_endpoint || ' ' || of_request, 0));
  return query select fingerprint, reply from platform.requests
    where person_id = of_person and endpoint = at_endpoint and request_id = of_request;
end $function$;

CREATE OR REPLACE FUNCTION platform.search_key(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(btrim(regexp_replace(NORMALIZE(translate(lower(NORMALIZE(words, NFKC)), ((((((((((('يىےئ'::text || 'كڪ'::text) || 'ةۀہۃھە'::text) || 'آأإٱ'::text) || 'ؤ'::text) || '۰٠۱١۲٢۳٣۴٤۵٥۶٦۷٧۸٨۹٩'::text) || '\u{200c} \u{85}   \u{9}
\u{b}\u{c}\u{d}'::text) || 'ًٌٍَُِّْٕٖٜٟٓٔٗ٘ٙٚٛٝٞ'::text) || 'ٰـ̇\u{ad}\u{61c}\u{200b}\u{200d}\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2060}\u{2066}\u{2067}\u{2068}\u{2069}\u{feff}'::text) || '\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{8}\u{e}\u{f}\u{10}\u{11}\u{12}\u{13}\u{14}\u{15}\u{16}\u{17}\u{18}\u{19}'::text) || '\u{1a}\u{1b}\u{1c}\u{1d}\u{1e}\u{1f}\u{7f}\u{80}\u{81}\u{82}\u{83}\u{84}\u{86}\u{87}\u{88}\u{89}\u{8a}\u{8b}\u{8c}\u{8d}'::text) || '\u{8e}\u{8f}\u{90}\u{91}\u{92}\u{93}\u{94}\u{95}\u{96}\u{97}\u{98}\u{99}\u{9a}\u{9b}\u{9c}\u{9d}\u{9e}\u{9f}'::text), (((((('یییی'::text || 'کک'::text) || 'هههههه'::text) || 'اااا'::text) || 'و'::text) || '00112233445566778899'::text) || '           '::text)), NFC), ' +'::text, ' '::text, 'g'::text), ' '::text), '(?<=(^| )ن?می) (?=[^ ])|(?<=[^ ]) (?=ها(ی|یی|یم|یت|یش|یمان|یتان|یشان)?( |$))|(?<=ه)( ی)+(?= |$)'::text, ''::text, 'g'::text);

CREATE OR REPLACE FUNCTION platform.with_signs_at_names(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(regexp_replace(words, '[A-Za-z][A-Za-z0-9]*[+#]+(?![[:alnum:]+#\u{200e}])'::text, '\&\u{200e}'::text, 'g'::text), '(?<![[:alnum:].\u{200e}])[.](?=[A-Za-z])'::text, '\u{200e}.'::text, 'g'::text);

--------------------------------------------------------------------------------
create schema settings;

create table settings.site (
  only_row boolean default true not null,
  name text default 'آروند'::text not null,
  palette text default 'firuze'::text not null,
  logo_file_id uuid,
  revision integer default 0 not null,
  changed_at timestamp with time zone,
  constraint site_pkey PRIMARY KEY (only_row),
  constraint site_name_check CHECK (name <> ''::text),
  constraint site_only_row_check CHECK (only_row)
);

--------------------------------------------------------------------------------
create schema social;

create table social.blocks (
  blocker_id uuid not null,
  blocked_id uuid not null,
  at timestamp with time zone not null,
  constraint blocks_pkey PRIMARY KEY (blocker_id, blocked_id),
  constraint blocks_check CHECK (blocker_id <> blocked_id),
  constraint blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint blocks_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX blocks__blocked ON social.blocks USING btree (blocked_id, blocker_id);
CREATE INDEX blocks__newest ON social.blocks USING btree (blocker_id, at DESC, blocked_id DESC);

create table social.bookmarks (
  person_id uuid not null,
  post_id uuid not null,
  at timestamp with time zone not null,
  constraint bookmarks_pkey PRIMARY KEY (person_id, post_id),
  constraint bookmarks_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint bookmarks_post_id_fkey FOREIGN KEY (post_id) REFERENCES social.posts(id) ON DELETE CASCADE
);
CREATE INDEX bookmarks__person ON social.bookmarks USING btree (person_id, at DESC, post_id DESC);
CREATE INDEX bookmarks__post ON social.bookmarks USING btree (post_id);

create table social.follows (
  follower_id uuid not null,
  followed_id uuid not null,
  at timestamp with time zone not null,
  constraint follows_pkey PRIMARY KEY (follower_id, followed_id),
  constraint follows_check CHECK (follower_id <> followed_id),
  constraint follows_followed_id_fkey FOREIGN KEY (followed_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint follows_follower_id_fkey FOREIGN KEY (follower_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX follows__followed ON social.follows USING btree (followed_id, follower_id);

create table social.mutes (
  muter_id uuid not null,
  muted_id uuid not null,
  at timestamp with time zone not null,
  constraint mutes_pkey PRIMARY KEY (muter_id, muted_id),
  constraint mutes_check CHECK (muter_id <> muted_id),
  constraint mutes_muted_id_fkey FOREIGN KEY (muted_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint mutes_muter_id_fkey FOREIGN KEY (muter_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX mutes__muted ON social.mutes USING btree (muted_id);
CREATE INDEX mutes__newest ON social.mutes USING btree (muter_id, at DESC, muted_id DESC);

create table social.polls (
  post_id uuid not null,
  choices text[] not null,
  ends_at timestamp with time zone not null,
  constraint polls_pkey PRIMARY KEY (post_id),
  constraint polls_choices_check CHECK (cardinality(choices) >= 2 AND cardinality(choices) <= 6),
  constraint polls_post_id_fkey FOREIGN KEY (post_id) REFERENCES social.posts(id) ON DELETE CASCADE
);

create table social.post_pictures (
  post_id uuid not null,
  "position" smallint not null,
  file_id uuid not null,
  constraint post_pictures_pkey PRIMARY KEY (post_id, "position"),
  constraint post_pictures_file_id_fkey FOREIGN KEY (file_id) REFERENCES media.files(id),
  constraint post_pictures_post_id_fkey FOREIGN KEY (post_id) REFERENCES social.posts(id) ON DELETE CASCADE
);
CREATE INDEX post_pictures__file ON social.post_pictures USING btree (file_id);

create table social.post_tags (
  tag text not null,
  post_id uuid not null,
  title text not null,
  constraint post_tags_pkey PRIMARY KEY (tag, post_id),
  constraint post_tags_post_id_fkey FOREIGN KEY (post_id) REFERENCES social.posts(id) ON DELETE CASCADE
);
CREATE INDEX post_tags__post ON social.post_tags USING btree (post_id);

create table social.posts (
  id uuid not null,
  author_id uuid not null,
  visibility text not null,
  at timestamp with time zone not null,
  state text default 'shown'::text not null,
  course_id uuid,
  lesson_id uuid,
  lesson_thread_id uuid,
  constraint posts_pkey PRIMARY KEY (id),
  constraint posts__for_course CHECK ((visibility = 'course'::text) = (course_id IS NOT NULL)),
  constraint posts_state_check CHECK (state = ANY (ARRAY['shown'::text, 'reported'::text, 'removed'::text])),
  constraint posts_visibility_check CHECK (visibility = ANY (ARRAY['everyone'::text, 'followers'::text, 'course'::text])),
  constraint posts_author_id_fkey FOREIGN KEY (author_id) REFERENCES identity.accounts(id),
  constraint posts_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id) ON DELETE CASCADE,
  constraint posts_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES courses.stored_lessons(id) ON DELETE SET NULL,
  constraint posts_lesson_thread_id_fkey FOREIGN KEY (lesson_thread_id) REFERENCES discussion.threads(id) ON DELETE SET NULL
);
CREATE INDEX posts__everyone ON social.posts USING btree (id DESC) WHERE ((visibility = 'everyone'::text) AND (state = 'shown'::text));
CREATE INDEX posts__of_author ON social.posts USING btree (author_id, id DESC) WHERE (state <> 'removed'::text);
CREATE INDEX posts__of_course ON social.posts USING btree (course_id, id DESC) WHERE (course_id IS NOT NULL);
CREATE INDEX posts__of_lesson ON social.posts USING btree (lesson_id) WHERE (lesson_id IS NOT NULL);
CREATE INDEX posts__of_lesson_thread ON social.posts USING btree (lesson_thread_id) WHERE (lesson_thread_id IS NOT NULL);

create table social.previews (
  post_id uuid not null,
  url text not null,
  title text not null,
  description text not null,
  site text not null,
  at timestamp with time zone not null,
  constraint previews_pkey PRIMARY KEY (post_id),
  constraint previews_post_id_fkey FOREIGN KEY (post_id) REFERENCES social.posts(id) ON DELETE CASCADE
);

create table social.topic_follows (
  person_id uuid not null,
  tag text not null,
  title text not null,
  at timestamp with time zone not null,
  constraint topic_follows_pkey PRIMARY KEY (person_id, tag),
  constraint topic_follows_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX topic_follows__newest ON social.topic_follows USING btree (person_id, at DESC, tag DESC);
CREATE INDEX topic_follows__of_tag ON social.topic_follows USING btree (tag);

create table social.votes (
  post_id uuid not null,
  person_id uuid not null,
  choice smallint not null,
  at timestamp with time zone not null,
  constraint votes_pkey PRIMARY KEY (post_id, person_id),
  constraint votes_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint votes_post_id_fkey FOREIGN KEY (post_id) REFERENCES social.polls(post_id) ON DELETE CASCADE
);
CREATE INDEX votes__of_choice ON social.votes USING btree (post_id, choice);
CREATE INDEX votes__of_person ON social.votes USING btree (person_id);

--------------------------------------------------------------------------------
create schema support;

create table support.answer_mails (
  message_id uuid not null,
  state text not null,
  tries smallint not null,
  at timestamp with time zone not null,
  constraint answer_mails_pkey PRIMARY KEY (message_id),
  constraint answer_mails_state_check CHECK (state = ANY (ARRAY['sending'::text, 'waiting'::text, 'sent'::text, 'unknown'::text, 'failed'::text])),
  constraint answer_mails_message_id_fkey FOREIGN KEY (message_id) REFERENCES support.messages(id) ON DELETE CASCADE
);

create table support.canned_answers (
  id uuid not null,
  title text not null,
  body text not null,
  by_id uuid,
  updated_at timestamp with time zone not null,
  constraint canned_answers_pkey PRIMARY KEY (id),
  constraint canned_answers_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id) ON DELETE SET NULL
);
CREATE INDEX canned_answers__by ON support.canned_answers USING btree (by_id) WHERE (by_id IS NOT NULL);
CREATE INDEX canned_answers__by_title ON support.canned_answers USING btree (title, id);

create table support.help_articles (
  id uuid not null,
  slug text not null,
  category text not null,
  "position" integer not null,
  title text not null,
  summary text default ''::text not null,
  body jsonb not null,
  version integer default 1 not null,
  state text default 'draft'::text not null,
  live_number integer,
  published_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  constraint help_articles_pkey PRIMARY KEY (id),
  constraint help_articles_slug_key UNIQUE (slug),
  constraint help_articles_category_check CHECK (category = ANY (ARRAY['account'::text, 'buying'::text, 'learning'::text, 'exams'::text, 'teaching'::text])),
  constraint help_articles_check CHECK ((state = 'draft'::text) = (live_number IS NULL)),
  constraint help_articles_state_check CHECK (state = ANY (ARRAY['draft'::text, 'published'::text, 'changed'::text])),
  constraint help_articles_id_live_number_fkey FOREIGN KEY (id, live_number) REFERENCES support.help_versions(article_id, number) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX help_articles__in_order ON support.help_articles USING btree (category, "position", id);

create table support.help_versions (
  article_id uuid not null,
  number integer not null,
  title text not null,
  summary text not null,
  body jsonb not null,
  words_key text not null,
  by_id uuid,
  at timestamp with time zone not null,
  constraint help_versions_pkey PRIMARY KEY (article_id, number),
  constraint help_versions_article_id_fkey FOREIGN KEY (article_id) REFERENCES support.help_articles(id) ON DELETE CASCADE,
  constraint help_versions_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id)
);
CREATE INDEX help_versions__by ON support.help_versions USING btree (by_id) WHERE (by_id IS NOT NULL);

create table support.help_votes (
  article_id uuid not null,
  voter_id uuid not null,
  person_id uuid,
  helped boolean not null,
  comment text,
  at timestamp with time zone not null,
  constraint help_votes_pkey PRIMARY KEY (article_id, voter_id),
  constraint help_votes_check CHECK (comment IS NULL OR NOT helped),
  constraint help_votes_article_id_fkey FOREIGN KEY (article_id) REFERENCES support.help_articles(id) ON DELETE CASCADE,
  constraint help_votes_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id)
);
CREATE INDEX help_votes__comments ON support.help_votes USING btree (article_id, at DESC, voter_id DESC) WHERE (comment IS NOT NULL);
CREATE INDEX help_votes__person ON support.help_votes USING btree (person_id) WHERE (person_id IS NOT NULL);

create table support.letters (
  key text not null,
  ticket_id uuid,
  at timestamp with time zone not null,
  constraint letters_pkey PRIMARY KEY (key),
  constraint letters_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES support.tickets(id) ON DELETE SET NULL
);
CREATE INDEX letters__of_ticket ON support.letters USING btree (ticket_id) WHERE (ticket_id IS NOT NULL);

create table support.messages (
  id uuid not null,
  ticket_id uuid not null,
  author_id uuid,
  side text not null,
  body text not null,
  file_ids uuid[] default '{}'::uuid[] not null,
  at timestamp with time zone not null,
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_side_check CHECK (side = ANY (ARRAY['person'::text, 'staff'::text, 'note'::text])),
  constraint messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES identity.accounts(id) ON DELETE SET NULL,
  constraint messages_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES support.tickets(id) ON DELETE CASCADE
);
CREATE INDEX messages__files ON support.messages USING gin (file_ids) WHERE (file_ids <> '{}'::uuid[]);
CREATE INDEX messages__of_author ON support.messages USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX messages__of_ticket ON support.messages USING btree (ticket_id, at, id);

create table support.service_levels (
  department text not null,
  normal_hours integer default 8 not null,
  urgent_hours integer default 2 not null,
  constraint service_levels_pkey PRIMARY KEY (department),
  constraint service_levels_check CHECK (urgent_hours <= normal_hours),
  constraint service_levels_department_check CHECK (department = ANY (ARRAY['learning'::text, 'payment'::text, 'account'::text, 'teaching'::text, 'other'::text])),
  constraint service_levels_normal_hours_check CHECK (normal_hours >= 1 AND normal_hours <= 40),
  constraint service_levels_urgent_hours_check CHECK (urgent_hours >= 1 AND urgent_hours <= 40)
);

create table support.tags (
  tag text not null,
  constraint tags_pkey PRIMARY KEY (tag)
);

create table support.ticket_changes (
  id uuid not null,
  ticket_id uuid not null,
  state text,
  by_id uuid,
  at timestamp with time zone not null,
  act text default 'state'::text not null,
  detail text,
  constraint ticket_changes_pkey PRIMARY KEY (id),
  constraint ticket_changes__state_told CHECK ((act = 'state'::text) = (state IS NOT NULL)),
  constraint ticket_changes_act_check CHECK (act = ANY (ARRAY['state'::text, 'merged'::text, 'assigned'::text, 'sorted'::text, 'tagged'::text, 'untagged'::text, 'spam'::text, 'notSpam'::text, 'escalated'::text])),
  constraint ticket_changes_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id),
  constraint ticket_changes_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES support.tickets(id) ON DELETE CASCADE
);
CREATE INDEX ticket_changes__of_ticket ON support.ticket_changes USING btree (ticket_id, at DESC, id DESC);

create table support.tickets (
  id uuid not null,
  number bigint generated always as identity not null,
  person_id uuid,
  source text not null,
  department text not null,
  subject text not null,
  body text not null,
  name text not null,
  reply_to text not null,
  state text default 'open'::text not null,
  created_at timestamp with time zone not null,
  priority text default 'normal'::text not null,
  assignee_id uuid,
  open_since timestamp with time zone,
  due_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  context_kind text,
  context_title text,
  context_href text,
  context_second integer,
  file_ids uuid[] default '{}'::uuid[] not null,
  rating smallint,
  rating_comment text,
  merged_into_id uuid,
  is_spam boolean default false not null,
  tags text[] default '{}'::text[] not null,
  waited_seconds integer default 0 not null,
  escalated_at timestamp with time zone,
  first_answered_at timestamp with time zone,
  first_answer_seconds integer,
  first_answered_by_id uuid,
  solved_at timestamp with time zone,
  solution_seconds integer,
  rated_at timestamp with time zone,
  sent_as uuid,
  constraint tickets_pkey PRIMARY KEY (id),
  constraint tickets_number_key UNIQUE (number),
  constraint tickets__merged_elsewhere CHECK (merged_into_id <> id),
  constraint tickets_department_check CHECK (department = ANY (ARRAY['learning'::text, 'payment'::text, 'account'::text, 'teaching'::text, 'other'::text])),
  constraint tickets_priority_check CHECK (priority = ANY (ARRAY['normal'::text, 'urgent'::text])),
  constraint tickets_rating_check CHECK (rating >= 1 AND rating <= 5),
  constraint tickets_source_check CHECK (source = ANY (ARRAY['contact'::text, 'panel'::text])),
  constraint tickets_state_check CHECK (state = ANY (ARRAY['open'::text, 'answered'::text, 'waiting'::text, 'closed'::text])),
  constraint tickets_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES identity.accounts(id) ON DELETE SET NULL,
  constraint tickets_first_answered_by_id_fkey FOREIGN KEY (first_answered_by_id) REFERENCES identity.accounts(id) ON DELETE SET NULL,
  constraint tickets_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES support.tickets(id) ON DELETE CASCADE,
  constraint tickets_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE SET NULL
);
CREATE INDEX tickets__created ON support.tickets USING btree (created_at, id);
CREATE INDEX tickets__due ON support.tickets USING btree (due_at, id) WHERE (state = 'open'::text);
CREATE INDEX tickets__files ON support.tickets USING gin (file_ids) WHERE (file_ids <> '{}'::uuid[]);
CREATE INDEX tickets__first_answered ON support.tickets USING btree (first_answered_at, id) WHERE (first_answered_at IS NOT NULL);
CREATE INDEX tickets__first_answered_by ON support.tickets USING btree (first_answered_by_id) WHERE (first_answered_by_id IS NOT NULL);
CREATE INDEX tickets__late ON support.tickets USING btree (due_at) WHERE ((state = 'open'::text) AND (escalated_at IS NULL));
CREATE INDEX tickets__merged_into ON support.tickets USING btree (merged_into_id) WHERE (merged_into_id IS NOT NULL);
CREATE INDEX tickets__of_assignee ON support.tickets USING btree (assignee_id) WHERE (assignee_id IS NOT NULL);
CREATE INDEX tickets__of_person ON support.tickets USING btree (person_id, updated_at DESC, id DESC) WHERE (person_id IS NOT NULL);
CREATE INDEX tickets__of_state ON support.tickets USING btree (state, updated_at DESC, id DESC);
CREATE INDEX tickets__of_stranger ON support.tickets USING btree (reply_to, updated_at DESC, id DESC) WHERE (person_id IS NULL);
CREATE INDEX tickets__open_since ON support.tickets USING btree (open_since, id) WHERE (state = 'open'::text);
CREATE INDEX tickets__rated ON support.tickets USING btree (rated_at, id) WHERE (rated_at IS NOT NULL);
CREATE UNIQUE INDEX tickets__sent_as ON support.tickets USING btree (sent_as) WHERE (sent_as IS NOT NULL);
CREATE INDEX tickets__solved ON support.tickets USING btree (solved_at, id) WHERE (solved_at IS NOT NULL);
CREATE INDEX tickets__spam ON support.tickets USING btree (updated_at DESC, id DESC) WHERE is_spam;
CREATE INDEX tickets__tags ON support.tickets USING gin (tags) WHERE (tags <> '{}'::text[]);

create view support.known_tickets as
 SELECT id,
    person_id
   FROM support.tickets;

--------------------------------------------------------------------------------
create schema surveys;

create table surveys.invitations (
  survey_id uuid not null,
  person_id uuid not null,
  constraint invitations_pkey PRIMARY KEY (survey_id, person_id),
  constraint invitations_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint invitations_survey_id_fkey FOREIGN KEY (survey_id) REFERENCES surveys.surveys(id) ON DELETE CASCADE
);
CREATE INDEX invitations_of_person ON surveys.invitations USING btree (person_id);

create table surveys.participants (
  survey_id uuid not null,
  person_id uuid not null,
  constraint participants_pkey PRIMARY KEY (survey_id, person_id),
  constraint participants_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint participants_survey_id_fkey FOREIGN KEY (survey_id) REFERENCES surveys.surveys(id) ON DELETE CASCADE
);
CREATE INDEX participants_of_person ON surveys.participants USING btree (person_id);

create table surveys.response_files (
  response_id uuid not null,
  file_id uuid not null,
  constraint response_files_pkey PRIMARY KEY (response_id, file_id),
  constraint response_files_response_id_fkey FOREIGN KEY (response_id) REFERENCES surveys.responses(id) ON DELETE CASCADE
);
CREATE INDEX response_files_of ON surveys.response_files USING btree (file_id);

create table surveys.responses (
  id uuid not null,
  survey_id uuid not null,
  person_id uuid,
  only_one boolean not null,
  answers jsonb not null,
  sent_as uuid,
  sent_at timestamp with time zone,
  begun_at timestamp with time zone not null,
  batch integer,
  choices bytea,
  constraint responses_pkey PRIMARY KEY (id),
  constraint responses_survey_id_sent_as_key UNIQUE (survey_id, sent_as),
  constraint responses_sent_counted CHECK (sent_at IS NULL OR choices IS NOT NULL),
  constraint responses_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE,
  constraint responses_survey_id_fkey FOREIGN KEY (survey_id) REFERENCES surveys.surveys(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX responses_begun ON surveys.responses USING btree (survey_id, person_id) WHERE (sent_at IS NULL);
CREATE INDEX responses_of_person ON surveys.responses USING btree (person_id, begun_at DESC, id DESC);
CREATE UNIQUE INDEX responses_one_each ON surveys.responses USING btree (survey_id, person_id) WHERE only_one;
CREATE INDEX responses_sent ON surveys.responses USING btree (survey_id, sent_at DESC, id DESC) WHERE (sent_at IS NOT NULL);

create table surveys.surveys (
  id uuid not null,
  owner_id uuid not null,
  title text not null,
  settings jsonb not null,
  revision integer default 0 not null,
  slug text,
  published_at timestamp with time zone,
  closed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint surveys_pkey PRIMARY KEY (id),
  constraint surveys_slug_key UNIQUE (slug),
  constraint surveys_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX surveys_after ON surveys.surveys USING btree (COALESCE(((settings -> 'after'::text) ->> 'webinarId'::text), ((settings -> 'after'::text) ->> 'what'::text))) WHERE (((settings -> 'after'::text) ->> 'what'::text) IS NOT NULL);
CREATE INDEX surveys_newest ON surveys.surveys USING btree (created_at DESC, id DESC);
CREATE INDEX surveys_of_owner ON surveys.surveys USING btree (owner_id, created_at DESC, id DESC);

--------------------------------------------------------------------------------
create schema teaching;

create table teaching.announcement_reads (
  announcement_id uuid not null,
  person_id uuid not null,
  at timestamp with time zone not null,
  constraint announcement_reads_pkey PRIMARY KEY (announcement_id, person_id),
  constraint announcement_reads_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES teaching.announcements(id) ON DELETE CASCADE,
  constraint announcement_reads_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE CASCADE
);
CREATE INDEX announcement_reads__of_person ON teaching.announcement_reads USING btree (person_id, at);

create table teaching.announcements (
  id uuid not null,
  course_id uuid not null,
  cohort_id uuid,
  author_id uuid not null,
  title text not null,
  body text not null,
  at timestamp with time zone not null,
  is_published boolean default true not null,
  constraint announcements_pkey PRIMARY KEY (id),
  constraint announcements_author_id_fkey FOREIGN KEY (author_id) REFERENCES identity.accounts(id),
  constraint announcements_cohort_id_fkey FOREIGN KEY (cohort_id) REFERENCES courses.cohorts(id) ON DELETE CASCADE,
  constraint announcements_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id) ON DELETE CASCADE
);
CREATE INDEX announcements__of_cohort ON teaching.announcements USING btree (cohort_id) WHERE (cohort_id IS NOT NULL);
CREATE INDEX announcements__of_course ON teaching.announcements USING btree (course_id, at DESC, id DESC);
CREATE INDEX announcements__scheduled ON teaching.announcements USING btree (at) WHERE (NOT is_published);

create table teaching.enrolment_list_lines (
  list_id uuid not null,
  line integer not null,
  given text not null,
  mobile text,
  outcome text not null,
  constraint enrolment_list_lines_pkey PRIMARY KEY (list_id, line),
  constraint enrolment_list_lines_outcome_check CHECK (outcome = ANY (ARRAY['waiting'::text, 'invited'::text, 'full'::text, 'notMobile'::text, 'repeated'::text])),
  constraint enrolment_list_lines_list_id_fkey FOREIGN KEY (list_id) REFERENCES teaching.enrolment_lists(id) ON DELETE CASCADE
);
CREATE INDEX enrolment_list_lines__by_outcome ON teaching.enrolment_list_lines USING btree (list_id, outcome, line);

create table teaching.enrolment_lists (
  id uuid not null,
  course_id uuid not null,
  cohort_id uuid,
  by_id uuid not null,
  at timestamp with time zone not null,
  lines integer not null,
  constraint enrolment_lists_pkey PRIMARY KEY (id),
  constraint enrolment_lists_lines_check CHECK (lines > 0),
  constraint enrolment_lists_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id),
  constraint enrolment_lists_cohort_id_fkey FOREIGN KEY (cohort_id) REFERENCES courses.cohorts(id) ON DELETE SET NULL,
  constraint enrolment_lists_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id) ON DELETE CASCADE
);
CREATE INDEX enrolment_lists__of_cohort ON teaching.enrolment_lists USING btree (cohort_id) WHERE (cohort_id IS NOT NULL);
CREATE INDEX enrolment_lists__of_course ON teaching.enrolment_lists USING btree (course_id, at DESC, id DESC);

create table teaching.invitations (
  id uuid not null,
  course_id uuid not null,
  cohort_id uuid,
  mobile text not null,
  by_id uuid not null,
  at timestamp with time zone not null,
  sent_at timestamp with time zone,
  taken_at timestamp with time zone,
  person_id uuid,
  settled_at timestamp with time zone,
  line integer,
  constraint invitations_pkey PRIMARY KEY (id),
  constraint invitations__once UNIQUE (course_id, mobile),
  constraint invitations_line_check CHECK (line > 0),
  constraint invitations_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id),
  constraint invitations_cohort_id_fkey FOREIGN KEY (cohort_id) REFERENCES courses.cohorts(id) ON DELETE SET NULL,
  constraint invitations_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id) ON DELETE CASCADE,
  constraint invitations_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id) ON DELETE SET NULL
);
CREATE INDEX invitations__of_cohort ON teaching.invitations USING btree (cohort_id) WHERE (cohort_id IS NOT NULL);
CREATE INDEX invitations__of_course ON teaching.invitations USING btree (course_id, at DESC, id DESC) WHERE (taken_at IS NULL);
CREATE INDEX invitations__of_mobile ON teaching.invitations USING btree (mobile) WHERE (taken_at IS NULL);
CREATE INDEX invitations__of_person ON teaching.invitations USING btree (person_id, course_id) WHERE (person_id IS NOT NULL);
CREATE INDEX invitations__unsent ON teaching.invitations USING btree (course_id, id) WHERE ((sent_at IS NULL) AND (taken_at IS NULL) AND (settled_at IS NOT NULL) AND (person_id IS NULL));
CREATE INDEX invitations__unsettled ON teaching.invitations USING btree (course_id, id) WHERE (settled_at IS NULL);

create table teaching.mark_turns (
  id uuid not null,
  submission_id uuid not null,
  marker_id uuid not null,
  levels jsonb not null,
  points integer not null,
  comment text,
  at timestamp with time zone not null,
  constraint mark_turns_pkey PRIMARY KEY (id),
  constraint mark_turns_points_check CHECK (points >= 0),
  constraint mark_turns_marker_id_fkey FOREIGN KEY (marker_id) REFERENCES identity.accounts(id),
  constraint mark_turns_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES teaching.submissions(id) ON DELETE CASCADE
);
CREATE INDEX mark_turns__of_submission ON teaching.mark_turns USING btree (submission_id, at, id);

create table teaching.marks (
  submission_id uuid not null,
  marker_id uuid not null,
  levels jsonb not null,
  points integer not null,
  comment text,
  at timestamp with time zone not null,
  constraint marks_pkey PRIMARY KEY (submission_id),
  constraint marks_points_check CHECK (points >= 0),
  constraint marks_marker_id_fkey FOREIGN KEY (marker_id) REFERENCES identity.accounts(id),
  constraint marks_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES teaching.submissions(id) ON DELETE CASCADE
);

create table teaching.submissions (
  id uuid not null,
  enrolment_id uuid not null,
  lesson_id uuid not null,
  number integer not null,
  text text,
  file_ids uuid[] default '{}'::uuid[] not null,
  late boolean not null,
  at timestamp with time zone not null,
  is_waiting boolean default true not null,
  constraint submissions_pkey PRIMARY KEY (id),
  constraint submissions__once UNIQUE (enrolment_id, lesson_id, number),
  constraint submissions_number_check CHECK (number >= 1),
  constraint submissions_enrolment_id_fkey FOREIGN KEY (enrolment_id) REFERENCES courses.enrolments(id) ON DELETE CASCADE,
  constraint submissions_lesson_id_fkey FOREIGN KEY (lesson_id) REFERENCES courses.stored_lessons(id) ON DELETE CASCADE
);
CREATE INDEX submissions__of_file ON teaching.submissions USING gin (file_ids);
CREATE INDEX submissions__of_lesson ON teaching.submissions USING btree (lesson_id, at, id);
CREATE INDEX submissions__waiting ON teaching.submissions USING btree (lesson_id, at, id) WHERE is_waiting;

create table teaching.weights (
  course_id uuid not null,
  item text not null,
  weight integer not null,
  constraint weights_pkey PRIMARY KEY (course_id, item),
  constraint weights_weight_check CHECK (weight >= 0 AND weight <= 100),
  constraint weights_course_id_fkey FOREIGN KEY (course_id) REFERENCES courses.courses(id) ON DELETE CASCADE
);

create view teaching.course_announcements as
 SELECT id,
    course_id,
    title,
    at
   FROM teaching.announcements
  WHERE is_published;

create view teaching.open_invitations as
 SELECT id,
    course_id,
    cohort_id,
    mobile,
    by_id,
    at,
    person_id,
    line
   FROM teaching.invitations i
  WHERE taken_at IS NULL AND NOT (EXISTS ( SELECT
           FROM courses.learners e
          WHERE e.course_id = i.course_id AND e.person_id = i.person_id AND e.opened_at IS NOT NULL AND e.seen_at >= i.at));

--------------------------------------------------------------------------------
create schema wallet;

create table wallet.accounts (
  id uuid not null,
  kind text not null,
  owner_id uuid,
  name text,
  balance bigint,
  held bigint,
  entries bigint,
  expiring bigint,
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts__expiring_is_there CHECK (expiring >= 0 AND (expiring = 0 OR expiring <= balance)),
  constraint accounts__held_never_below_zero CHECK (held >= 0),
  constraint accounts__never_below_zero CHECK ((kind <> ALL (ARRAY['person'::text, 'gift-card'::text])) OR balance >= held),
  constraint accounts__owed_never_above_zero CHECK (kind <> 'receivable'::text OR balance <= 0 AND held = 0),
  constraint accounts_check CHECK ((kind = 'system'::text) = (owner_id IS NULL)),
  constraint accounts_check1 CHECK ((kind = 'system'::text) = (name IS NOT NULL)),
  constraint accounts_check2 CHECK ((kind = 'system'::text) = (balance IS NULL)),
  constraint accounts_check3 CHECK ((kind = 'system'::text) = (held IS NULL)),
  constraint accounts_check4 CHECK ((kind = 'system'::text) = (entries IS NULL)),
  constraint accounts_check5 CHECK ((kind = 'system'::text) = (expiring IS NULL)),
  constraint accounts_kind_check CHECK (kind = ANY (ARRAY['person'::text, 'gift-card'::text, 'receivable'::text, 'system'::text]))
);
CREATE UNIQUE INDEX accounts__of_name ON wallet.accounts USING btree (name) WHERE (name IS NOT NULL);
CREATE UNIQUE INDEX accounts__of_owner ON wallet.accounts USING btree (owner_id, kind) WHERE (owner_id IS NOT NULL);
CREATE TRIGGER accounts__guard BEFORE INSERT OR UPDATE ON wallet.accounts FOR EACH ROW EXECUTE FUNCTION wallet.guard_account();
CREATE TRIGGER accounts__never_empty BEFORE TRUNCATE ON wallet.accounts FOR EACH STATEMENT EXECUTE FUNCTION wallet.refuse_change();
CREATE TRIGGER accounts__stay BEFORE DELETE ON wallet.accounts FOR EACH ROW EXECUTE FUNCTION wallet.refuse_change();

create table wallet.buckets (
  id uuid not null,
  account_id uuid not null,
  transaction_id uuid not null,
  amount bigint not null,
  remaining bigint not null,
  expires_at timestamp with time zone not null,
  constraint buckets_pkey PRIMARY KEY (id),
  constraint buckets_amount_check CHECK (amount > 0),
  constraint buckets_check CHECK (remaining >= 0 AND remaining <= amount),
  constraint buckets_account_id_fkey FOREIGN KEY (account_id) REFERENCES wallet.accounts(id),
  constraint buckets_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES wallet.transactions(id)
);
CREATE INDEX buckets__due ON wallet.buckets USING btree (expires_at) WHERE (remaining > 0);
CREATE INDEX buckets__of_account ON wallet.buckets USING btree (account_id, expires_at, id) WHERE (remaining > 0);
CREATE INDEX buckets__of_transaction ON wallet.buckets USING btree (transaction_id);
CREATE TRIGGER buckets__count AFTER INSERT ON wallet.buckets FOR EACH ROW EXECUTE FUNCTION wallet.count_bucket();
CREATE TRIGGER buckets__guard BEFORE INSERT OR UPDATE ON wallet.buckets FOR EACH ROW EXECUTE FUNCTION wallet.guard_bucket();
CREATE TRIGGER buckets__stay BEFORE DELETE ON wallet.buckets FOR EACH ROW EXECUTE FUNCTION wallet.refuse_change();

create table wallet.entries (
  id uuid not null,
  transaction_id uuid not null,
  account_id uuid not null,
  amount bigint not null,
  number bigint,
  balance_after bigint,
  title text,
  constraint entries__balanced TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint entries_pkey PRIMARY KEY (id),
  constraint entries_amount_check CHECK (amount <> 0 AND abs(amount) <= '1000000000000000'::bigint),
  constraint entries_check CHECK ((number IS NULL) = (balance_after IS NULL)),
  constraint entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES wallet.accounts(id),
  constraint entries_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES wallet.transactions(id)
);
CREATE UNIQUE INDEX entries__in_order ON wallet.entries USING btree (account_id, number) INCLUDE (amount, transaction_id);
CREATE INDEX entries__of_transaction ON wallet.entries USING btree (transaction_id) INCLUDE (amount);
CREATE CONSTRAINT TRIGGER entries__balanced AFTER INSERT ON wallet.entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wallet.check_new_entry();
CREATE TRIGGER entries__never_empty BEFORE TRUNCATE ON wallet.entries FOR EACH STATEMENT EXECUTE FUNCTION wallet.refuse_change();
CREATE TRIGGER entries__number BEFORE INSERT ON wallet.entries FOR EACH ROW EXECUTE FUNCTION wallet.number_entry();
CREATE TRIGGER entries__only_grow BEFORE DELETE OR UPDATE ON wallet.entries FOR EACH ROW EXECUTE FUNCTION wallet.refuse_change();

create table wallet.holds (
  id uuid not null,
  account_id uuid not null,
  cause text not null,
  amount bigint not null,
  is_of_credit boolean not null,
  about jsonb not null,
  made_at timestamp with time zone not null,
  until timestamp with time zone,
  state text default 'open'::text not null,
  ended_at timestamp with time zone,
  transaction_id uuid,
  constraint holds_pkey PRIMARY KEY (id),
  constraint holds__one_per_cause UNIQUE (account_id, cause),
  constraint holds_amount_check CHECK (amount > 0),
  constraint holds_check CHECK ((state = 'open'::text) = (ended_at IS NULL)),
  constraint holds_check1 CHECK ((state = 'captured'::text) = (transaction_id IS NOT NULL)),
  constraint holds_state_check CHECK (state = ANY (ARRAY['open'::text, 'captured'::text, 'released'::text])),
  constraint holds_account_id_fkey FOREIGN KEY (account_id) REFERENCES wallet.accounts(id),
  constraint holds_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES wallet.transactions(id)
);
CREATE INDEX holds__due ON wallet.holds USING btree (until) WHERE (state = 'open'::text);
CREATE INDEX holds__of_cause ON wallet.holds USING btree (cause);
CREATE INDEX holds__of_transaction ON wallet.holds USING btree (transaction_id) WHERE (transaction_id IS NOT NULL);
CREATE INDEX holds__open ON wallet.holds USING btree (account_id, made_at) WHERE (state = 'open'::text);
CREATE TRIGGER holds__count AFTER INSERT OR UPDATE ON wallet.holds FOR EACH ROW EXECUTE FUNCTION wallet.count_hold();
CREATE TRIGGER holds__stay BEFORE DELETE ON wallet.holds FOR EACH ROW EXECUTE FUNCTION wallet.refuse_change();

create table wallet.last_proof (
  only_row boolean default true not null,
  at timestamp with time zone not null,
  faults integer not null,
  constraint last_proof_pkey PRIMARY KEY (only_row),
  constraint last_proof_faults_check CHECK (faults >= 0),
  constraint last_proof_only_row_check CHECK (only_row)
);

create table wallet.reasons (
  transaction_id uuid not null,
  person_id uuid not null,
  by_id uuid not null,
  reason text not null,
  constraint reasons_pkey PRIMARY KEY (transaction_id),
  constraint reasons_by_id_fkey FOREIGN KEY (by_id) REFERENCES identity.accounts(id),
  constraint reasons_person_id_fkey FOREIGN KEY (person_id) REFERENCES identity.accounts(id),
  constraint reasons_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES wallet.transactions(id)
);
CREATE INDEX reasons__by ON wallet.reasons USING btree (by_id);
CREATE INDEX reasons__of_person ON wallet.reasons USING btree (person_id);

create table wallet.spendings (
  transaction_id uuid not null,
  bucket_id uuid not null,
  amount bigint not null,
  constraint spendings_pkey PRIMARY KEY (transaction_id, bucket_id),
  constraint spendings_amount_check CHECK (amount > 0),
  constraint spendings_bucket_id_fkey FOREIGN KEY (bucket_id) REFERENCES wallet.buckets(id),
  constraint spendings_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES wallet.transactions(id)
);
CREATE INDEX spendings__of_bucket ON wallet.spendings USING btree (bucket_id) INCLUDE (amount);
CREATE TRIGGER spendings__count AFTER INSERT ON wallet.spendings FOR EACH ROW EXECUTE FUNCTION wallet.count_spending();
CREATE TRIGGER spendings__never_empty BEFORE TRUNCATE ON wallet.spendings FOR EACH STATEMENT EXECUTE FUNCTION wallet.refuse_change();
CREATE TRIGGER spendings__only_grow BEFORE DELETE OR UPDATE ON wallet.spendings FOR EACH ROW EXECUTE FUNCTION wallet.refuse_change();

create table wallet.transactions (
  id uuid not null,
  cause text not null,
  kind text not null,
  about jsonb not null,
  factor_id text,
  legs smallint not null,
  at timestamp with time zone not null,
  constraint transactions__balanced TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint transactions_pkey PRIMARY KEY (id),
  constraint transactions__one_per_cause UNIQUE (cause),
  constraint transactions_legs_check CHECK (legs >= 2)
);
CREATE INDEX transactions__by_time ON wallet.transactions USING btree (at, id);
CREATE INDEX transactions__of_factor ON wallet.transactions USING btree (factor_id) WHERE (factor_id IS NOT NULL);
CREATE CONSTRAINT TRIGGER transactions__balanced AFTER INSERT ON wallet.transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wallet.check_new_transaction();
CREATE TRIGGER transactions__never_empty BEFORE TRUNCATE ON wallet.transactions FOR EACH STATEMENT EXECUTE FUNCTION wallet.refuse_change();
CREATE TRIGGER transactions__only_grow BEFORE DELETE OR UPDATE ON wallet.transactions FOR EACH ROW EXECUTE FUNCTION wallet.refuse_change();

create view wallet.expiring_credits as
 SELECT a.owner_id AS person_id,
    b.id,
    b.remaining AS amount,
    b.expires_at
   FROM wallet.accounts a
     JOIN wallet.buckets b ON b.account_id = a.id
  WHERE a.kind = 'person'::text AND b.remaining > 0;

create view wallet.held_credits as
 SELECT a.owner_id AS person_id,
    h.amount,
    h.until,
    t.kind
   FROM wallet.accounts a
     JOIN wallet.holds h ON h.account_id = a.id
     LEFT JOIN wallet.transactions t ON t.cause = h.cause
  WHERE a.kind = 'person'::text AND h.state = 'open'::text AND h.is_of_credit;

CREATE OR REPLACE FUNCTION wallet.check_new_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform wallet.check_transaction(new.transaction_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION wallet.check_new_transaction()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform wallet.check_transaction(new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION wallet.check_transaction(checked uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  said smallint;
  found_legs bigint;
  total numeric;
begin
  select legs into said from wallet.transactions where id = checked;
  select count(*), coalesce(sum(amount), 0) into found_legs, total
    from wallet.entries where transaction_id = checked;
  if found_legs <> said or total <> 0 then
    raise exception 'transaction % has % of % entries, which sum to %', checked, found_legs, said, total
      using errcode = 'check_violation', constraint = 'transactions__balanced';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION wallet.count_bucket()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update wallet.accounts set expiring = expiring + new.amount where id = new.account_id and kind <> 'system';
  if not found then
    raise exception 'nothing of a system account expires' using errcode = 'restrict_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION wallet.count_hold()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    if old.state <> 'open' or new.account_id <> old.account_id or new.amount > old.amount then
      raise exception 'hold % cannot change so', old.id using errcode = 'restrict_violation';
    end if;
    update wallet.accounts
      set held = held - old.amount + case when new.state = 'open' then new.amount else 0 end
      where id = old.account_id;
  else
    if new.state <> 'open' then
      raise exception 'a hold begins open' using errcode = 'restrict_violation';
    end if;
    update wallet.accounts set held = held + new.amount where id = new.account_id and kind <> 'system';
    if not found then
      raise exception 'nothing is held of a system account' using errcode = 'restrict_violation';
    end if;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION wallet.count_spending()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  of_account uuid;
begin
  update wallet.buckets set remaining = remaining - new.amount where id = new.bucket_id
    returning account_id into of_account;
  update wallet.accounts set expiring = expiring - new.amount where id = of_account;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION wallet.guard_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 or new.held <> 0 or new.entries <> 0 or new.expiring <> 0 then
      raise exception 'an account begins empty' using errcode = 'restrict_violation';
    end if;
  elsif pg_trigger_depth() < 2
    or (new.id, new.kind, coalesce(new.name, new.owner_id::text))
      <> (old.id, old.kind, coalesce(old.name, old.owner_id::text)) then
    raise exception 'an account changes by its entries and holds alone' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION wallet.guard_bucket()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.remaining <> new.amount then
      raise exception 'a bucket begins full' using errcode = 'restrict_violation';
    end if;
  elsif pg_trigger_depth() < 2 then
    raise exception 'a bucket changes by what is spent of it alone' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION wallet.number_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  place bigint;
  balance_then bigint;
begin
  -- Of a system account nothing is found, and both stay null.
  update wallet.accounts set balance = balance + new.amount, entries = entries + 1
    where id = new.account_id and kind <> 'system'
    returning entries, balance into place, balance_then;
  new.number := place;
  new.balance_after := balance_then;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION wallet.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% of %.% is refused: the ledger only grows', tg_op, tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $function$;
