import type { ThesaurusTable } from './table.ts';

/** Who people are to one another. */
export const people: ThesaurusTable = {
  mother: 'mom mum mommy mummy mama ma mother stepmom stepmother mami madre jefa mere maman mutter mae mamae',
  father: 'dad daddy papa pa father stepdad stepfather pops oldman papi padre jefe pere vater pai',
  parents: 'parents folks padres eltern pais',
  sister: 'sister sisters sis stepsister hermana hermanas hermanita soeur schwester irma irmas',
  brother: 'brother brothers bro stepbrother hermano hermanos hermanito frere bruder irmao irmaos',
  son: 'son sons boy boys hijo fils sohn filho',
  daughter: 'daughter daughters girl girls hija fille tochter filha',
  kids:
    'kid kids child children toddler toddlers baby babies infant twins teen teens teenager teenagers ninos nino ' +
    'nina ninas chiquitos enfant enfants gosse kind kinder crianca criancas',
  grandparent:
    'grandma grandpa grandmother grandfather granny gran nana nan grandad granddad gramps abuela abuelo abuelita ' +
    'mamie papi grandmere oma opa avo vo vovo',
  spouse: 'husband wife spouse hubby wifey esposo esposa marido mujer mari femme mann frau ehemann',
  lover:
    'boyfriend girlfriend partner fiance fiancee bf gf ex exes novio novia pareja copain copine freund freundin ' +
    'namorado namorada companheiro',
  kinfar:
    'aunt auntie uncle cousin cousins niece nephew inlaw inlaws godmother godfather tia tio primo prima sobrina ' +
    'suegra tante oncle neveu onkel cousine sobrinho sogra',
  friendword:
    'friend friends bestie buddy mate mates pal pals roommate flatmate housemate amigo amiga amigos amigas cuate ' +
    'compa ami amie pote coloc freund freunde mitbewohner colega',
  coworkerword:
    'coworker coworkers colleague colleagues boss manager supervisor foreman intern client customer clients ' +
    'customers teammate captain crew employee employees jefe companero cliente patron collegue chef kollege ' +
    'kollegin kunde chefe colega',
  schoolperson:
    'teacher professor student students pupil pupils classmate classmates tutor principal counselor advisor coach ' +
    'maestra maestro profesor alumna alumno eleve prof lehrer schuler professora aluno aluna',
  careperson:
    'doctor doctors dr nurse nurses therapist psychiatrist psychologist counselor paramedic paramedics medic ' +
    'surgeon dentist physio pharmacist midwife vet hospice caregiver carer doctora enfermera psicologa psiquiatra ' +
    'medico medecin infirmiere psy arzt arztin krankenschwester therapeut medica enfermeira',
  official:
    'police cop cops officer officers judge lawyer court sheriff firefighter security guard soldier army navy ' +
    'veteran military policia abogado juez avocat polizei anwalt gericht advogado juiz',
  neighborperson:
    'neighbor neighbors neighbour neighbours landlord tenant stranger strangers guy man woman lady dude driver ' +
    'cashier waiter waitress barista plumber electrician mailman postman porter janitor cleaner vecino vecina ' +
    'voisin voisine nachbar nachbarin vizinho vizinha',
  team:
    'team class crew band choir club group congregation church community squad regiment unit equipo grupo equipe ' +
    'groupe gruppe turma',
  nobodyperson: 'nobody none noone nadie personne niemand ninguem',
  everyperson: 'everyone everybody all people everyones todos todo gente tous gens alle leute todomundo',
  celebrity:
    'actor actress singer rapper celebrity character hero villain detective killer vampire zombie zombies ghost ' +
    'wizard dragon protagonist narrator',
  pastor: 'pastor priest imam rabbi chaplain nun monk reverend padre cura pretre pfarrer',
};
