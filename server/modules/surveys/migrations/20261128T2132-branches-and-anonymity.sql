-- Surveys that were set before these settings existed.
update surveys.surveys
   set settings = '{"isAnonymous": false, "leastAnswers": 5, "after": null}'::jsonb || settings;

-- With which group of answers a response of an anonymous survey is shown; null in others.
alter table surveys.responses add column batch integer;

-- Who answered an anonymous survey of one answer each; what they answered stands in a response without a person.
create table surveys.participants (
  survey_id uuid not null references surveys.surveys (id) on delete cascade,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  primary key (survey_id, person_id)
);
create index participants_of_person on surveys.participants (person_id);

-- Whom a survey was sent to after its webinar or a ticket.
create table surveys.invitations (
  survey_id uuid not null references surveys.surveys (id) on delete cascade,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  primary key (survey_id, person_id)
);
create index invitations_of_person on surveys.invitations (person_id);

-- Surveys that something is followed by: «ticket», or the id of the webinar.
create index surveys_after on surveys.surveys
  (coalesce(settings -> 'after' ->> 'webinarId', settings -> 'after' ->> 'what'))
  where settings -> 'after' ->> 'what' is not null;
