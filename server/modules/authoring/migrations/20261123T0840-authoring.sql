-- Authoring: courses are written, brought in and reviewed. Its tables come from courses (authored-apart.sql).
create schema authoring;
